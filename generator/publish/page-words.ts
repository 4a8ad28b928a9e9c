import type {Locale} from '../../src/i18n/index.ts';

/** What published pages say around a record; none of it is in the script of the viewer. */
export interface PageWords {
  /** Stands on top of every page, in both languages. */
  readonly recording: string;
  /** The language's own name. */
  readonly language: string;
  /** Names the links to this very record elsewhere. */
  readonly forms: string;
  readonly neighbours: string;
  readonly previous: string;
  readonly next: string;
  readonly viewer: string;
  /** The page that holds every record in full. */
  readonly whole: string;
  readonly file: string;
  readonly markdown: string;
  /** Where only the first records stand on a page without script. */
  readonly others: string;
  readonly more: string;
}

const ko: PageWords = {
  recording: '이것은 기록입니다. 아무것도 실행하지 않고, 어디로도 보내지 않습니다.',
  language: '한국어',
  forms: '이 기록을 보는 다른 방법',
  neighbours: '다른 기록',
  previous: '앞 기록',
  next: '다음 기록',
  viewer: '뷰어로 보기',
  whole: '모든 기록을 한 페이지에',
  file: 'JSON 기록 파일',
  markdown: '이 기록의 Markdown',
  others: '이 모음의 다른 기록',
  more: '그 밖에 #개가 JSON 기록 파일에 있습니다.',
};

const en: PageWords = {
  recording: 'This is a recording. Nothing runs, and nothing is sent.',
  language: 'English',
  forms: 'Other ways to see this record',
  neighbours: 'Other records',
  previous: 'Previous record',
  next: 'Next record',
  viewer: 'Open in the viewer',
  whole: 'All records on one page',
  file: 'Records as JSON',
  markdown: 'This record as Markdown',
  others: 'The other records of this collection',
  more: '# more are in the JSON file.',
};

export const LOCALES: readonly Locale[] = ['ko', 'en'];

export const pageWords: Readonly<Record<Locale, PageWords>> = {ko, en};
