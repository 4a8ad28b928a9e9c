import type {Readers} from '../publish/readers.ts';

/** Everything a command touches outside itself, so that a test can give it another world. */
export interface World {
  /** What files are relative to. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The checkout: the folder that holds `generator` and `records`. The npm package has none. */
  readonly root: string | undefined;
  /** What `publish` puts into pages beside the records. */
  readonly readers: () => Promise<Readers>;
  readonly standardInput: AsyncIterable<Uint8Array>;
  /** Resolves when the text has left. Rejects with an `OutputFault`. */
  readonly write: (stream: 'out' | 'err', text: string) => Promise<void>;
}

/** Standard output could not take the answer, for instance because a disk is full. */
export class OutputFault extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Standard output: ${code}`);
    this.code = code;
  }
}

/** The real world of this process. */
export function processWorld(place: Pick<World, 'cwd' | 'root' | 'readers'>): World {
  // Without a listener, a reader that went away (`| head`) would be an uncaught error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return {
    ...place,
    env: process.env,
    standardInput: process.stdin,
    write: (stream, text) =>
      new Promise((resolve, reject) => {
        process[stream === 'out' ? 'stdout' : 'stderr'].write(text, error => {
          const code = (error as NodeJS.ErrnoException | null | undefined)?.code;
          // Nobody is left to read the rest, and nobody is left to complain to on standard error.
          const lost = error && code !== 'EPIPE' && code !== 'ERR_STREAM_DESTROYED' && stream === 'out';
          if (lost) reject(new OutputFault(code ?? error.message));
          else resolve();
        });
      }),
  };
}
