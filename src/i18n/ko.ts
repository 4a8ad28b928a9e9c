import type {Advice, Fault, Messages} from './messages.ts';
import {phrase} from './phrase.ts';

const advice = (what: Advice['what'], next: Advice['next']): Advice => ({what, next});
const readAgain = phrase`같은 요청은 다시 거절됩니다. 지금의 정의를 먼저 다시 읽으십시오.`;

export const ko: Messages = {
  locale: 'ko',

  language: '언어',
  loading: '기록을 불러오는 중입니다…',
  idle: '보여 줄 기록을 받지 못했습니다.',
  failed: '기록을 보여 줄 수 없습니다',
  noSuchRecord: id => phrase`‘${id}’ 기록이 여기에 없어 첫 기록을 보여 드립니다.`,
  recordAddress: '이 기록의 주소',
  downloadJson: 'JSON 기록 파일',
  place: (line, column) => `${line}행 ${column}열`,
  showAll: characters => `${characters.toLocaleString('ko')}자 모두 보기`,

  toolsListed: count => `도구 ${count}개 조회됨`,
  shapeValid: '형식 유효',
  refused: '거절됨',

  fiveAnswers: '다섯 가지 답',
  questions: {listed: '조회', valid: '형식', authorized: '권한', executed: '실행', done: '완료'},
  answers: {yes: '예', no: '아니요', refused: '거절됨', 'not-asked': '묻지 않음'},
  sent: '보낸 것',
  family: '묶음',
  everyFamily: '모든 묶음',
  tool: '도구',
  noNameGiven: '이름 없이 요청',
  argument: '인자',
  value: '값',
  heldAgainst: '정의와 대조',
  notInDefinition: '정의에 없는 인자',
  notSent: '보내지 않음',
  noArguments: '보낸 인자가 없습니다.',
  received: '돌아온 것',
  judgedBy: judge => `판정: ${judge}`,
  judges: {contract: '계약', schema: '스키마', server: '서버', client: '클라이언트', completion: '완료 확인'},
  validShape: '인자가 정의에 맞는 형식입니다. 그렇다고 권한이 생기지는 않으며, 실행된 것도 없습니다.',
  listedNothing: '목록이 비어 있습니다. 묶음은 있지만 쓸 수 있는 도구가 그 안에 없습니다.',
  executesNothing: '도구를 설명했을 뿐, 실행하지 않았습니다.',
  effect: '효과',
  effects: {read: '읽기', change: '변경'},
  fields: '필드',
  noFields: '인자를 받지 않는 도구입니다.',
  definition: '대조한 정의',
  definitions: '조회된 정의',
  noDefinition: '설명된 도구가 없어 대조할 정의도 없었습니다.',
  field: '필드',
  type: '자료형',
  types: {string: '문자열', integer: '정수', boolean: '참/거짓'},
  required: '필수',
  optional: '선택',
  maxLength: '최대 길이',
  noLimit: '–',
  upTo: characters => `${characters}자까지`,
  closedArguments:
    '모르는 인자를 거절하는 것은 이 계약의 규칙입니다. 실제 서버는 모르는 키도 그대로 받는 일이 많습니다.',
  source: '기록 원문',

  unknownFamily: family => advice(phrase`‘${family}’ 묶음에 속한 도구가 없습니다.`, readAgain),
  notAvailable: name =>
    advice(
      phrase`‘${name}’ 도구는 이 묶음에서 쓸 수 없습니다. 이름은 정확히 같아야 하고, 비활성 도구는 설명하지 않습니다.`,
      readAgain,
    ),
  notALabel: value =>
    advice(
      phrase`‘${value}’ 값은 이 계약이 쓰는 이름의 모양이 아닙니다.`,
      phrase`영문 소문자로 시작하고, 그 뒤로 소문자, 숫자, 점, 붙임표, 밑줄을 79자까지 쓸 수 있습니다.`,
    ),
  argumentsNotAnObject: advice(
    phrase`인자가 객체가 아닙니다.`,
    phrase`필드 이름을 키로 하는 객체를 보내면 됩니다.`,
  ),
  unknownArgument: name =>
    advice(phrase`‘${name}’ 인자는 이 도구에 없습니다.`, phrase`인자를 빼고 다시 검증하면 됩니다.`),
  missingArgument: name =>
    advice(phrase`필수 인자 ‘${name}’ 항목이 없습니다.`, phrase`인자를 더해 다시 검증하면 됩니다.`),
  wrongValue: name =>
    advice(
      phrase`‘${name}’ 인자의 값이 필드에 맞지 않습니다.`,
      phrase`아래 정의와 견주어 고친 뒤 다시 검증하면 됩니다.`,
    ),
  otherRefusal: code => advice(phrase`${code} 코드로 거절되었습니다.`, readAgain),

  fault: fault => advice(whatIsWrong(fault), whatToDo(fault)),

  hiddenCharacters: count => `저절로 보이지 않는 문자 ${count}개가 있습니다`,
};

function whatIsWrong(fault: Fault): Advice['what'] {
  const found = fault.found ?? '';
  switch (fault.code) {
    case 'EMPTY':
      return phrase`빈 파일입니다.`;
    case 'HTML':
      return phrase`기록 모음이 아니라 웹 페이지입니다.`;
    case 'ENCODING':
      return phrase`UTF-8로 쓴 파일이 아닙니다.`;
    case 'SYNTAX':
      return phrase`JSON이 여기서 끊겼거나 문법에 맞지 않습니다.`;
    case 'DUPLICATE_KEY':
      return phrase`‘${found}’ 키가 한 객체에 두 번 나옵니다.`;
    case 'FORBIDDEN_KEY':
      return phrase`‘${found}’ 키는 쓸 수 없습니다.`;
    case 'LONE_SURROGATE':
      return phrase`서로게이트 쌍의 반쪽만 있습니다.`;
    case 'TOO_DEEP':
      return phrase`64단계보다 깊이 겹쳐 있습니다.`;
    case 'TOO_LARGE':
      return phrase`파일이 ${found}바이트로, 한도인 5,000,000바이트를 넘습니다.`;
    case 'TOO_MANY':
      return phrase`기록이 ${found}개로, 한도인 10,000개를 넘습니다.`;
    case 'UNKNOWN_VERSION':
      return phrase`형식 버전이 ${found}인 파일입니다. 이 뷰어는 버전 1을 읽습니다.`;
    case 'DUPLICATE_ID':
      return phrase`‘${found}’ id가 두 번 나옵니다.`;
    case 'SHAPE':
      if (fault.fault === 'missing') return phrase`‘${fault.wanted ?? ''}’ 항목이 없습니다.`;
      if (fault.fault === 'unknown') return phrase`‘${found}’ 항목은 형식에 없습니다.`;
      return phrase`형식에 맞지 않는 값입니다: ${found}`;
    case 'HTTP_404':
      return phrase`그 주소에 파일이 없습니다(HTTP 404).`;
    case 'HTTP':
      return phrase`서버가 HTTP ${found} 응답을 보냈습니다.`;
    case 'NETWORK':
      return phrase`파일을 불러오지 못했거나 도중에 끊겼습니다.`;
    case 'TIMEOUT':
      return phrase`서버가 15초 안에 답하지 않았습니다.`;
    case 'CROSS_ORIGIN':
      return phrase`다른 출처의 주소라서 이 페이지에서는 불러오지 않습니다.`;
  }
}

function whatToDo(fault: Fault): Advice['next'] {
  switch (fault.code) {
    case 'HTML':
    case 'HTTP_404':
      return phrase`src에 적은 주소를 확인하십시오.`;
    case 'HTTP':
    case 'TIMEOUT':
      return phrase`잠시 뒤에 다시 시도하십시오.`;
    case 'NETWORK':
      return phrase`연결을 확인하십시오. 디스크에서 연 페이지는 파일을 불러올 수 없으므로 기록을 페이지 안에 넣으십시오.`;
    case 'CROSS_ORIGIN':
      return phrase`파일을 페이지 곁에 두거나 cross-origin-src로 그 출처를 허용하십시오.`;
    case 'ENCODING':
      return phrase`UTF-8로 저장하십시오.`;
    case 'UNKNOWN_VERSION':
      return phrase`새 버전의 Tool Records를 쓰거나 파일을 다시 만드십시오.`;
    case 'TOO_LARGE':
    case 'TOO_MANY':
      return phrase`여러 기록 모음으로 나누십시오.`;
    case 'SHAPE':
      if (fault.fault === 'missing') return phrase`이 항목을 넣으십시오.`;
      return phrase`여기에 쓸 수 있는 것: ${fault.wanted ?? ''}`;
    case 'DUPLICATE_KEY':
    case 'DUPLICATE_ID':
    case 'FORBIDDEN_KEY':
      return phrase`이름을 바꾸거나 지우십시오.`;
    default:
      return phrase`파일을 다시 만들거나 원본에서 되살리십시오.`;
  }
}
