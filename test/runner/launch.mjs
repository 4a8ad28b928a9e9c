import {spawn} from 'node:child_process';

/** @type {Set<(signal: NodeJS.Signals) => void>} */
const running = new Set();

/** Passes a signal on to whatever stage is running, with everything that it started. */
export function stopRunning(/** @type {NodeJS.Signals} */ signal) {
  for (const stop of running) stop(signal);
}

/**
 * Runs one program with its output going straight to the terminal, and says how it ended. Never throws.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{cwd: string, env?: Record<string, string>, limit: number}} options - `limit` is in milliseconds.
 * @returns {Promise<import('./merge.mjs').Ended>}
 */
export function launch(program, args, {cwd, env = {}, limit}) {
  const posix = process.platform !== 'win32';
  return new Promise(resolve => {
    // A group of its own, so that stopping a stage also stops the servers and browsers under it.
    const child = spawn(program, args, {
      cwd,
      detached: posix,
      env: {...process.env, ...env},
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let tooLong = false;
    /** @type {(signal: NodeJS.Signals) => void} */
    const stop = signal => {
      try {
        if (posix && child.pid) process.kill(-child.pid, signal);
        else child.kill(signal);
      } catch {
        // It ended by itself in the meantime.
      }
    };
    // SIGINT first: Playwright then closes its browsers and its server by itself.
    const patience = setTimeout(() => {
      tooLong = true;
      stop('SIGINT');
      setTimeout(() => stop('SIGKILL'), 5_000).unref();
    }, limit);
    /** @type {(ended: import('./merge.mjs').Ended) => void} */
    const end = ended => {
      clearTimeout(patience);
      running.delete(stop);
      resolve(tooLong ? {...ended, tooLong} : ended);
    };
    running.add(stop);
    child.once('error', error => end({code: null, signal: null, fault: error.message}));
    child.once('close', (code, signal) => end({code, signal}));
  });
}
