import type {Locale} from '../../src/i18n/index.ts';

/** What `npm run bundle` says. Each check is a statement, after the word for whether it holds. */
export interface BundleWords {
  readonly usage: string;
  readonly written: (file: string, bytes: number, sha256: string) => string;
  readonly holds: string;
  readonly fails: string;
  readonly again: string;
  readonly sources: (files: number) => string;
  readonly sums: (files: number) => string;
  readonly extracted: string;
  readonly records: string;
  readonly contract: (tests: number) => string;
  readonly otherBytes: (file: string) => string;
  /** A program that a check started did not end well. */
  readonly ended: (code: string) => string;
}

const ko: BundleWords = {
  usage: '사용법: npm run bundle -- [--verify] [--lang ko|en] [-o 파일]',
  written: (file, bytes, sha256) => `${file}: ${bytes}바이트, SHA-256 ${sha256}`,
  holds: '맞음',
  fails: '틀림',
  again: '다른 폴더와 시간대, umask에서 다시 만든 ZIP도 바이트가 같습니다.',
  sources: files => `ZIP 안의 파일 ${files}개가 원본과 같습니다.`,
  sums: files => `SHA256SUMS.txt 목록이 나머지 파일 ${files}개와 하나씩 맞습니다.`,
  extracted: '새 폴더에 푼 파일도 SHA256SUMS.txt 목록과 맞습니다.',
  records: '그 폴더에서 다시 만든 discovery.json 파일이 같습니다.',
  contract: tests => `그 폴더에서 계약의 시험 ${tests}건이 통과합니다.`,
  otherBytes: file => `${file}: 바이트가 다릅니다.`,
  ended: code => `프로그램이 제대로 끝나지 않았습니다(${code}).`,
};

const en: BundleWords = {
  usage: 'usage: npm run bundle -- [--verify] [--lang ko|en] [-o FILE]',
  written: (file, bytes, sha256) => `${file}: ${bytes} bytes, SHA-256 ${sha256}`,
  holds: 'ok',
  fails: 'FAILED',
  again: 'Made again in another folder, time zone and umask, the ZIP has the same bytes.',
  sources: files => `${files} files of the ZIP are the same as their sources.`,
  sums: files => `SHA256SUMS.txt lists the ${files} other files, each with its hash.`,
  extracted: 'Extracted into a new folder, the files still match SHA256SUMS.txt.',
  records: 'In that folder discovery.json was made again, and is the same.',
  contract: tests => `In that folder the ${tests} tests of the contract pass.`,
  otherBytes: file => `${file}: the bytes differ.`,
  ended: code => `A program failed (${code}).`,
};

export const bundleWords: Readonly<Record<Locale, BundleWords>> = {ko, en};
