import type {Locale} from '../../src/i18n/index.ts';
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
  readonly meaning: Readonly<Record<ErrorCode, string>>;
}

const ko: ReadmeWords = {
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
  meaning: {
    INVALID_PARAMS: '인자가 스키마에 맞지 않습니다. 인자를 고쳐서 다시 보내야 합니다.',
    NOT_FOUND: '인자는 맞지만 찾는 대상이 없습니다. 다른 대상을 골라야 합니다.',
    RATE_LIMITED:
      '정해진 시간에 허용된 호출 수를 넘었습니다. 알려 준 시간만큼 기다린 뒤 다시 시도할 수 있습니다.',
    UPSTREAM_ERROR: '도구가 의존하는 다른 서비스가 답하지 못했습니다. 잠시 뒤 다시 시도할 수 있습니다.',
    TIMEOUT: '제한 시간 안에 답이 나오지 않았습니다. 다시 시도할 수 있습니다.',
    UNAUTHORISED: '이 호출에 필요한 권한이 없습니다. 권한을 먼저 얻어야 합니다.',
    INTERNAL_ERROR: '도구 자체의 결함입니다. 같은 호출을 다시 보내지 말고 만든 사람에게 알려야 합니다.',
  },
};

const en: ReadmeWords = {
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
  meaning: {
    INVALID_PARAMS: 'The arguments do not fit the schema. Correct them before sending them again.',
    NOT_FOUND: 'The arguments fit, but what they name does not exist. Choose something else.',
    RATE_LIMITED: 'There were more calls than the limit allows. Try again after the wait that is given.',
    UPSTREAM_ERROR:
      'A service that the tool depends on did not answer properly. Trying again later can help.',
    TIMEOUT: 'There was no answer in time. Trying again can help.',
    UNAUTHORISED: 'The caller has no permission for this call. It has to be given first.',
    INTERNAL_ERROR: 'The tool itself is at fault. Tell its author instead of sending the same call again.',
  },
};

export function readmeWords(locale: Locale): ReadmeWords {
  return locale === 'ko' ? ko : en;
}
