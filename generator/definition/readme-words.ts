import {type Locale, messagesFor} from '../../src/i18n/index.ts';
import type {ErrorCode} from './error-codes.ts';

/** Our words in a README that is generated from a definition. */
export interface ReadmeWords {
  readonly install: string;
  readonly setup: string;
  readonly parameters: string;
  readonly returns: string;
  readonly errors: string;
  readonly limit: string;
  readonly examples: string;
  readonly columns: {
    readonly name: string;
    readonly type: string;
    readonly required: string;
    readonly default: string;
    readonly constraints: string;
    readonly description: string;
    readonly code: string;
    readonly meaning: string;
    readonly retry: string;
  };
  readonly yes: string;
  readonly no: string;
  readonly callsPerMinute: (calls: number) => string;
  readonly input: string;
  readonly output: string;
  readonly noParameters: string;
  /** In the words of the viewer, so that a record says one thing about a code. */
  readonly meaning: Readonly<Record<ErrorCode, string>>;
}

type Words = Omit<ReadmeWords, 'meaning'>;

const ko: Words = {
  install: '설치',
  setup: '설정',
  parameters: '매개변수',
  returns: '돌려주는 값',
  errors: '오류 코드',
  limit: '호출 한도',
  examples: '사용 예',
  columns: {
    name: '이름',
    type: '자료형',
    required: '필수',
    default: '기본값',
    constraints: '제약',
    description: '설명',
    code: '코드',
    meaning: '뜻',
    retry: '다시 시도',
  },
  yes: '예',
  no: '아니요',
  callsPerMinute: calls => `1분에 ${calls}회까지 호출할 수 있습니다.`,
  input: '입력:',
  output: '출력:',
  noParameters: '매개변수가 없습니다.',
};

const en: Words = {
  install: 'Installation',
  setup: 'Setup',
  parameters: 'Parameters',
  returns: 'Returns',
  errors: 'Errors',
  limit: 'Limit',
  examples: 'Usage',
  columns: {
    name: 'Name',
    type: 'Type',
    required: 'Required',
    default: 'Default',
    constraints: 'Constraints',
    description: 'Description',
    code: 'Code',
    meaning: 'Meaning',
    retry: 'Try again',
  },
  yes: 'yes',
  no: 'no',
  callsPerMinute: calls => `At most ${calls} calls a minute.`,
  input: 'Input:',
  output: 'Output:',
  noParameters: 'It takes no parameters.',
};

export function readmeWords(locale: Locale): ReadmeWords {
  return {...(locale === 'ko' ? ko : en), meaning: messagesFor(locale).sharingCodes};
}
