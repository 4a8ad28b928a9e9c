import type {Advice} from '../../src/i18n/index.ts';
import type {DefinitionCode} from '../definition/index.ts';
import type {ExportCode} from '../targets/index.ts';
import {advice, phrase} from './phrase.ts';
import type {CallCode, SharingMessages} from './sharing-messages.ts';

const exactly = phrase`자릿수를 줄이거나 문자열로 적으십시오.`;
const endless = advice(
  phrase`기본값 안에 기본값이 끝없이 이어집니다.`,
  phrase`자기 자신으로 돌아오는 기본값을 지우십시오.`,
);

export const sharingKo: SharingMessages = {
  definitionFault: (code, reason) => whatIsWrong(code, reason),
  callFault: (code, reason) => whyNotAccepted(code, reason),
  exportFault: (code, name, target) => whyNotExported(code, name, target),
  differentKinds: advice(
    phrase`한 파일은 정의이고 다른 파일은 목록입니다.`,
    phrase`같은 종류의 파일 둘을 적으십시오.`,
  ),
  noChange: phrase`바뀐 것이 없습니다.`,
  versionStep: (level, old, next) => phrase`변경 수준: ${level}, ${old} → ${next}`,
  levelOnly: level => phrase`변경 수준: ${level}`,
  columns: {level: '수준', change: '바뀐 것', place: '위치'},
  level: {
    none: '바뀐 것 없음(none)',
    patch: '수정(patch)',
    minor: '작은 변경(minor)',
    major: '큰 변경(major)',
  },
  change: {
    NAME_CHANGED: '이름이 바뀌었습니다.',
    TOOL_REMOVED: '도구가 없어졌습니다.',
    PARAMETER_REMOVED: '매개변수가 없어졌습니다.',
    REQUIRED_PARAMETER_ADDED: '필수 매개변수가 생겼습니다.',
    PARAMETER_MADE_REQUIRED: '매개변수가 필수로 바뀌었습니다.',
    TYPE_NARROWED: '더는 받지 않는 자료형이 있습니다.',
    ENUM_NARROWED: '더는 받지 않는 값이 있습니다.',
    RANGE_NARROWED: '받는 수의 범위가 좁아졌습니다.',
    LENGTH_NARROWED: '받는 길이가 좁아졌습니다.',
    PATTERN_NARROWED: '문자열이 맞추어야 할 형식이 달라졌습니다.',
    DEFAULT_CHANGED: '기본값이 바뀌었습니다.',
    PARAMETERS_CLOSED: '모르는 인자를 더는 받지 않습니다.',
    SCHEMA_CHANGED: '스키마가 다릅니다. 호출하는 쪽에 미치는 영향은 따지지 못했습니다.',
    RETURN_FIELD_REMOVED: '결과의 일부가 없어졌습니다.',
    RETURN_TYPE_CHANGED: '결과 일부의 자료형이 바뀌었습니다.',
    RETURN_WIDENED: '전에는 나올 수 없던 결과가 나올 수 있습니다.',
    RATE_LIMIT_LOWERED: '호출 한도가 낮아졌습니다.',
    BEHAVIOUR_CHANGED: '효과나 호출 방법에 대한 설명이 달라졌습니다.',
    TOOL_ADDED: '도구가 생겼습니다.',
    OPTIONAL_PARAMETER_ADDED: '선택 매개변수가 생겼습니다.',
    PARAMETER_MADE_OPTIONAL: '매개변수가 선택으로 바뀌었습니다.',
    TYPE_WIDENED: '새로 받는 자료형이 있습니다.',
    ENUM_WIDENED: '새로 받는 값이 있습니다.',
    RANGE_WIDENED: '받는 수의 범위가 넓어졌습니다.',
    LENGTH_WIDENED: '받는 길이가 넓어졌습니다.',
    PATTERN_WIDENED: '문자열이 이 형식에 맞지 않아도 됩니다.',
    PARAMETERS_OPENED: '모르는 인자도 받습니다.',
    RETURN_FIELD_ADDED: '결과에 새로운 부분이 생겼습니다.',
    RETURN_NARROWED: '결과에 대한 정의가 더 좁아졌습니다.',
    ERROR_ADDED: '오류 코드가 생겼습니다.',
    ERROR_REMOVED: '오류 코드가 없어졌습니다.',
    RATE_LIMIT_RAISED: '호출 한도가 높아졌습니다.',
    TITLE_CHANGED: '제목이 바뀌었습니다.',
    DESCRIPTION_CHANGED: '설명이 바뀌었습니다.',
    EXAMPLES_CHANGED: '예시가 바뀌었습니다.',
    ANNOTATION_CHANGED: '검증에 쓰이지 않는 부가 정보가 바뀌었습니다.',
  },
};

function whatIsWrong(code: DefinitionCode, reason: string): Advice {
  switch (code) {
    case 'INVALID_VERSION':
      return advice(
        phrase`Semantic Versioning 2.0.0 형식의 버전이 아닙니다.`,
        phrase`1.2.0처럼 숫자 셋으로 적으십시오.`,
      );
    case 'INVALID_SCHEMA':
      return advice(
        phrase`여기서 읽는 JSON Schema 2020-12 형식이 아닙니다: ${reason}.`,
        phrase`이 위치를 고치십시오.`,
      );
    case 'PARAMETERS_NOT_AN_OBJECT':
      return advice(phrase`인자는 객체 하나로 보냅니다.`, phrase`"type": "object" 항목을 적으십시오.`);
    case 'ENDLESS_DEFAULT':
      return endless;
    case 'INVALID_EXAMPLE':
      return advice(
        phrase`예시가 정의와 맞지 않습니다: ${reason}.`,
        phrase`예시를 고치거나 예시를 검증한 스키마를 고치십시오.`,
      );
    case 'DUPLICATE_ERROR':
      return advice(phrase`같은 오류 코드가 앞에 있습니다.`, phrase`둘 가운데 하나를 지우십시오.`);
    case 'INEXACT_NUMBER':
      return advice(phrase`비교하기 전에 반올림될 수입니다.`, exactly);
  }
}

function whyNotAccepted(code: CallCode, reason: string): Advice {
  switch (code) {
    case 'INVALID_PARAMS':
      return advice(
        phrase`인자가 스키마에 맞지 않습니다: ${reason}.`,
        phrase`인자를 고쳐서 다시 보내십시오.`,
      );
    case 'INEXACT_NUMBER':
      return advice(phrase`비교하기 전에 반올림될 수여서 판정하지 않았습니다.`, exactly);
    case 'TOO_DEEP':
      return advice(
        phrase`기본값을 채우면 인자가 너무 깊어져 판정하지 않았습니다.`,
        phrase`겹친 단계를 줄이십시오.`,
      );
    case 'ENDLESS_DEFAULT':
      return endless;
  }
}

function whyNotExported(code: ExportCode, name: string, target: string): Advice {
  switch (code) {
    case 'NAME_NOT_ALLOWED':
      return advice(
        phrase`${target} 형식에서는 ‘${name}’ 이름을 쓸 수 없습니다.`,
        phrase`도구를 정의한 곳에서 이름을 바꾸십시오. 내보낼 때는 이름을 바꾸지 않습니다.`,
      );
    case 'DUPLICATE_TOOL':
      return advice(
        phrase`${target} 형식에서는 같은 이름을 한 번만 쓸 수 있는데 ‘${name}’ 이름이 두 번 나옵니다.`,
        phrase`둘 가운데 하나를 지우거나 이름을 바꾸십시오.`,
      );
    case 'SCHEMA_NOT_ALLOWED':
      return advice(
        phrase`${target} 형식에서는 인자를 객체 하나로 받는데 ‘${name}’ 도구의 스키마에 그 말이 없습니다.`,
        phrase`스키마의 맨 위에 "type": "object" 항목을 적으십시오.`,
      );
  }
}
