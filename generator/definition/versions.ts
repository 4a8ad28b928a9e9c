/** How much a change asks of those who call a tool. */
export type Level = 'none' | 'patch' | 'minor' | 'major';

const LEVELS: readonly Level[] = ['none', 'patch', 'minor', 'major'];

const NUMBER = '(0|[1-9]\\d*)';
const WORDS = (word: string) => `${word}(?:\\.${word})*`;
const SEMVER = new RegExp(
  `^${NUMBER}\\.${NUMBER}\\.${NUMBER}` +
    `(-${WORDS('(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)')})?(?:\\+${WORDS('[0-9a-zA-Z-]+')})?$`,
);

/** Whether a text is a version by Semantic Versioning 2.0.0. */
export function isVersion(text: string): boolean {
  return SEMVER.test(text);
}

/** The highest of some levels; none of none. */
export function highest(levels: readonly Level[]): Level {
  // Not Math.max with all of them as arguments: there can be more changes than a call takes.
  return LEVELS.filter(level => levels.includes(level)).at(-1) ?? 'none';
}

/**
 * The version that follows an old one after changes of a level.
 *
 * A version before a release, such as 2.0.0-rc.1, becomes that release where it
 * was going to be large enough. Without a change the old version stays.
 */
export function nextVersion(old: string, level: Level): string {
  const [, major, minor, patch, before] = SEMVER.exec(old)!;
  // Numbers of a version have any size.
  const up = (number: string | undefined) => String(BigInt(number!) + 1n);
  const first = minor === '0' && patch === '0';
  switch (level) {
    case 'none':
      return old;
    case 'major':
      return before && first ? `${major}.0.0` : `${up(major)}.0.0`;
    case 'minor':
      return before && patch === '0' ? `${major}.${minor}.0` : `${major}.${up(minor)}.0`;
    case 'patch':
      return before ? `${major}.${minor}.${patch}` : `${major}.${minor}.${up(patch)}`;
  }
}
