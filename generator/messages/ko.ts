import type {Advice} from '../../src/i18n/index.ts';
import {importIssuesKo} from './import-issue.ko.ts';
import type {CatalogFault, CommandMessages, ReadFault, WriteFault} from './messages.ts';
import {advice, phrase} from './phrase.ts';
import {sharingKo} from './sharing.ko.ts';

export const ko: CommandMessages = {
  locale: 'ko',

  tagline: '도구 카탈로그를 조회한 답과 인자를 검증한 판정을 기록으로 만듭니다. 도구는 실행하지 않습니다.',
  usage: '사용법',
  commands: '명령',
  options: '옵션',
  purpose: {
    generate: '이 프로젝트의 기록 모음을 records/ 폴더에 씁니다',
    record: '직접 쓴 카탈로그와 요청으로 기록 모음을 만듭니다',
    discover: '묶음에 어떤 도구가 있는지 카탈로그에서 조회합니다',
    validate: '카탈로그의 도구 하나나 공유용 정의와 대조해 인자를 검증합니다',
    import: '서버나 파일에 적힌 도구 목록으로 기록 모음을 만듭니다',
    extract: '기록에 담긴 가져온 글을 바이트까지 그대로 출력합니다',
    check: '기록 모음을 뷰어와 똑같이 읽어 봅니다',
    export: '정의나 목록을 받을 곳의 형식으로 바꿉니다',
    compare: '두 정의나 두 목록 사이에 무엇이 바뀌었는지 알려 줍니다',
    publish: '기록 모음으로 웹 페이지와 Markdown 파일을 만듭니다',
  },
  detail: {
    generate:
      '어디에서 실행하든 이 저장소의 records/ 폴더에 기록 모음을 모두 씁니다. 지우는 파일은 없습니다. ' +
      '입력이 같으면 어느 컴퓨터에서나 바이트까지 같은 파일이 나옵니다.',
    record:
      '요청 파일은 배열입니다. 항목마다 id와 두 언어로 쓴 이름(label)과 설명(note)이 있고, ' +
      '다음 두 요청 가운데 하나가 있습니다.\n' +
      '  {"id": …, "label": {"ko": …, "en": …}, "note": {"ko": …, "en": …},\n' +
      '   "discover": {"family": …, "name": …}}                  name은 없어도 됩니다\n' +
      '  {…, "validate": {"name": …, "arguments": {…}}}\n' +
      '거절된 요청도 하나의 답이므로 기록합니다. 두 파일 가운데 하나라도 잘못되어 있으면 거기서 멈추고 ' +
      '아무것도 쓰지 않습니다.',
    discover:
      '{"ok":[…]} 또는 {"error":CODE,"at":…} 한 줄을 출력합니다. all은 모든 묶음을 뜻합니다. ' +
      '비활성 도구는 나오지 않습니다. 조회한다고 도구가 실행되지는 않습니다.',
    validate:
      '{"ok":{…}} 또는 {"error":CODE,"at":…} 한 줄을 출력합니다. 형식이 맞는다고 권한이 생기지는 않으며, ' +
      '아무것도 실행하지 않습니다. --definition 옵션을 쓰면 공유용 정의 하나를 읽습니다. 기본값을 먼저 채우고 ' +
      'JSON Schema 2020-12 스키마 전체로 검증하며, 채운 인자나 도구가 답하는 형태의 오류를 함께 출력합니다.',
    import:
      'MCP의 tools/list 결과(결과 자체, JSON-RPC 응답에 든 것, 여러 쪽으로 나뉜 것)나 MCP, OpenAI, Anthropic ' +
      '형식의 도구 배열을 읽습니다. 형식은 자동으로 알아내지만, --from 뒤에 mcp, openai, openai-responses, ' +
      'anthropic 가운데 하나를 적어 정할 수도 있습니다. 파일 끝에 nextCursor가 있으면 다음 파일로 이어집니다. ' +
      '모두 글자 그대로 보관합니다.',
    extract:
      '기록에 담긴 목록을 읽은 그대로 출력합니다. 바이트 순서 표시는 빠집니다. 여러 파일은 JSON 배열 하나로 ' +
      '나옵니다. 그사이 글이 바뀐 기록은 거절합니다.',
    check: '받아들인 파일마다 한 줄을 출력합니다. 잘못된 곳은 빠짐없이 위치와 함께 알려 줍니다.',
    export:
      'FILE 자리에는 공유용 정의나, import 명령이 읽는 형태의 MCP 도구 목록이 옵니다. {"ok":…,"left_out":[…]} 한 줄을 출력합니다. 받을 곳의 ' +
      '형식으로 바꾼 도구와, 거기에 담지 못한 것들의 위치입니다. 받을 곳이 금지하는 이름이 하나라도 있으면 ' +
      '{"error":"NAME_NOT_ALLOWED","at":…} 답으로 전체를 거절하며, 이름을 바꾸지 않습니다.',
    compare:
      '두 파일 모두 공유용 정의이거나, 모두 import 명령이 읽는 형태의 MCP 도구 목록이어야 합니다. 바뀐 것마다 위치와, 호출하는 쪽에 미치는 ' +
      '영향(major, minor, patch)을 출력하고 OLD 버전 다음에 올 버전을 알려 줍니다. 바뀐 것이 있으면 종료 코드가 ' +
      '1이므로, 문서가 서버와 맞는지 빌드에서 확인할 수 있습니다. 키의 순서와 공백은 변경이 아닙니다. 영향을 ' +
      '따질 수 없는 것은 major로 셉니다.',
    publish:
      '기록 모음마다 DIR 폴더에 다음 파일을 씁니다. ID 자리에는 기록 모음의 id가, RECORD 자리에는 기록의 id가 옵니다.\n' +
      '  ID.json            기록 모음 그대로\n' +
      '  ID.html            이 파일만으로 열리는 페이지. 내려받아 file://로 열어도 됩니다\n' +
      '  ID.embed.html      iframe에 넣는 페이지. 높이를 바깥 페이지에 알립니다\n' +
      '  ID.ko.html, ID.en.html   기록을 모두 담은, 스크립트 없는 페이지\n' +
      '  ID/RECORD.ko.html, ID/RECORD.en.html   기록마다 스크립트 없는 페이지\n' +
      '  ID/RECORD.ko.md, ID/RECORD.en.md       기록마다 HTML 없는 Markdown\n' +
      '  ID.zip             내려받을 수 있는 ZIP. 페이지, 기록 모음, README, LICENSE, SHA-256 값이 있습니다\n' +
      '  tool-records.js    <tool-records> 요소를 쓸 페이지에 넣는 스크립트\n' +
      '  LICENSE            이 모두와 스크립트에 든 Lit 일부의 라이선스\n' +
      '이 가운데 이미 있는 파일이 하나라도 있으면 --overwrite 없이는 아무것도 쓰지 않습니다. 지우는 파일은 없습니다.',
  },
  option: {
    arguments: 'JSON으로 쓴 인자, 또는 @ 뒤에 인자가 든 파일 이름',
    catalog: '카탈로그: 도구를 담은 JSON 배열',
    check: '아무것도 쓰지 않고 무엇이 다른지 알려 줍니다',
    definition: '카탈로그와 이름 대신 쓰는 공유용 정의 하나',
    family: '조회할 묶음, 또는 all',
    folder: '파일을 쓸 폴더. 없으면 만듭니다',
    format: '출력 형식. 적지 않으면 text입니다',
    from: '입력의 종류. 적지 않으면 자동으로 알아냅니다',
    help: '이 도움말을 보여 줍니다',
    id: '기록 모음의 id: 영문 소문자, 숫자, 붙임표',
    lang: '메시지의 언어. 없으면 환경의 언어를 따릅니다',
    name: '도구 하나의 정확한 이름',
    output: '쓸 파일. -는 표준 출력입니다',
    overwrite: '이미 있는 파일을 바꿉니다',
    record: '기록 하나의 id',
    requests: '요청을 담은 JSON 배열',
    'summary-en': '영어로 쓴 기록 모음의 소개. --summary-ko와 함께 씁니다',
    'summary-ko': '한국어로 쓴 기록 모음의 소개. --summary-en과 함께 씁니다',
    'title-en': '영어 제목',
    'title-ko': '한국어 제목',
    to: '받을 곳: openai(Chat Completions), openai-responses, anthropic, mcp(2025-11-25)',
    version: '버전을 보여 줍니다',
  },
  conventions: 'FILE 자리의 -는 표준 입력입니다. 답은 표준 출력으로, 나머지는 모두 표준 오류로 나갑니다.',
  exitCodes:
    '종료 코드: 0 마쳤거나 받아들임, 1 읽고 거절했거나 내용이 다르거나 쓸 파일이 이미 있음, ' +
    '2 실행할 수 없음, 3 이 프로그램의 결함.',
  moreHelp: command => `‘tool-records ${command} --help’ 명령으로 더 볼 수 있습니다.`,

  noCommand: phrase`명령이 없습니다.`,
  unknownCommand: name => phrase`‘${name}’ 명령은 없습니다.`,
  unknownOption: option => phrase`이 명령에는 ‘${option}’ 옵션이 없습니다.`,
  optionTwice: option => phrase`‘${option}’ 옵션이 두 번 나왔습니다.`,
  optionNeedsValue: (option, long) =>
    phrase`‘${option}’ 옵션에는 값이 있어야 합니다. 붙임표로 시작하는 값은 ${long}=VALUE 형태로 쓰십시오.`,
  optionTakesNoValue: option => phrase`‘${option}’ 옵션은 값을 받지 않습니다.`,
  missingOptions: options => phrase`빠진 옵션: ${options}`,
  unexpectedFile: file => phrase`‘${file}’ 항목은 여기에 쓸 수 없습니다.`,
  noFiles: phrase`파일 이름이 없습니다.`,
  missingFile: file => phrase`${file} 자리에 올 파일 이름이 없습니다.`,
  unknownChoice: (option, value, choices) =>
    phrase`‘${option}’ 옵션에 ‘${value}’ 값은 쓸 수 없습니다. 쓸 수 있는 값: ${choices}`,
  notTogether: (one, other) => phrase`‘${one}’ 옵션과 ‘${other}’ 옵션은 함께 쓸 수 없습니다.`,
  unknownLanguage: language => phrase`‘${language}’ 언어는 쓸 수 없습니다. ko(한국어)와 en(영어)이 있습니다.`,
  inputTwice: phrase`표준 입력은 한 번만 읽을 수 있습니다.`,
  emptyOption: advice(phrase`이 옵션의 값이 비어 있습니다.`, phrase`값을 적으십시오.`),

  unreadable: (reason, code) => whyUnreadable(reason, code),
  unwritable: (reason, code) => whyUnwritable(reason, code),
  noFolder: advice(phrase`폴더가 있어야 할 자리에 파일이 있습니다.`, phrase`파일을 다른 곳으로 옮기십시오.`),
  noCheckout: advice(
    phrase`‘generate’ 명령은 Tool Records 자체의 기록을 쓰는 명령이며, 패키지에는 그 재료가 없습니다.`,
    phrase`소스 저장소에서 실행하십시오. 직접 적은 카탈로그에는 ‘record’ 명령이 있습니다.`,
  ),
  outputFault: code => phrase`답을 표준 출력에 쓰지 못했습니다(${code}).`,
  nextStep: {
    EMPTY: phrase`찾는 파일이 맞는지, 끝까지 저장되었는지 확인하십시오.`,
    HTML: phrase`파일을 보여 주는 페이지 말고 파일 자체를 저장하십시오.`,
    ENCODING: phrase`UTF-8로 저장하십시오.`,
    SYNTAX: phrase`이 위치를 고치거나 온전한 파일을 다시 받으십시오.`,
    DUPLICATE_KEY: phrase`둘 가운데 하나를 지우십시오.`,
    FORBIDDEN_KEY: phrase`이름을 바꾸거나 지우십시오.`,
    LONE_SURROGATE: phrase`나머지 반쪽을 넣거나 지우십시오.`,
    TOO_DEEP: phrase`겹친 단계를 줄이십시오.`,
    TOO_LARGE: phrase`여러 파일로 나누십시오.`,
    TOO_MANY: phrase`여러 기록 모음으로 나누십시오.`,
    UNKNOWN_VERSION: phrase`새 버전의 Tool Records를 쓰거나 지금 버전으로 파일을 다시 만드십시오.`,
    DUPLICATE_ID: phrase`둘 가운데 하나의 이름을 바꾸십시오.`,
  },
  webPage: phrase`JSON이 아니라 웹 페이지입니다.`,
  idForm: phrase`id는 영문 소문자로 시작하고, 그 뒤로 소문자, 숫자, 붙임표를 63자까지 쓸 수 있습니다. con처럼 Windows가 따로 쓰는 이름은 쓸 수 없습니다.`,
  catalogFault: fault => whatIsWrong(fault),
  sharing: sharingKo,
  importIssue: importIssuesKo,
  unknownKind: (kind, known) => phrase`‘${kind}’ 종류는 없습니다. 쓸 수 있는 종류: ${known}`,
  markDropped: phrase`맨 앞의 바이트 순서 표시를 뺐습니다. 글의 일부가 아닙니다.`,
  changedText: advice(
    phrase`기록된 글이 읽어 들인 때와 다릅니다. 코드 포매터를 거치면 이렇게 됩니다.`,
    phrase`원래 파일을 되찾거나 다시 가져오십시오.`,
  ),
  noSuchRecord: (id, known) =>
    advice(phrase`‘${id}’ 기록이 없습니다.`, phrase`다음 가운데 하나를 적으십시오: ${known}`),
  nothingRecorded: advice(
    phrase`가져온 글이 담기지 않은 기록입니다.`,
    phrase`종류가 listing인 기록을 적으십시오.`,
  ),

  collection: (id, records) => phrase`${id}, 기록 ${String(records)}개`,
  written: (id, records) => phrase`${id}, 기록 ${String(records)}개를 썼습니다.`,
  unchanged: (id, records) => phrase`${id}, 기록 ${String(records)}개. 바뀐 것이 없습니다.`,
  published: (id, files) => phrase`${id}, 파일 ${String(files)}개를 썼습니다(tool-records.js, LICENSE 제외).`,
  moreFiles: files => phrase`이 밖에도 파일 ${String(files)}개가 이미 있습니다. 아무것도 쓰지 않았습니다.`,
  idTaken: id =>
    advice(
      phrase`‘${id}’ id를 쓰는 기록 모음이 앞에 있습니다.`,
      phrase`한쪽의 id를 바꾸거나 다른 폴더에 따로 쓰십시오.`,
    ),
  asGenerated: files => `파일 ${files}개가 모두 새로 만든 것과 같습니다.`,
  fileMissing: phrase`파일이 없습니다.`,
  fileForeign: phrase`생성기가 쓰지 않는 파일입니다.`,
  fileDiffers: line => phrase`${String(line)}행부터 내용이 다릅니다.`,
  inFile: '지금 파일',
  generated: '만든 내용',
  noSuchLine: '(없는 행)',
  howToRepair:
    'generate 명령을 실행하면 파일을 다시 씁니다. 생성기가 쓰지 않는 파일은 다른 폴더로 옮기십시오.',

  ourFault: message => phrase`입력한 파일이 아니라 Tool Records 자체의 결함입니다: ${message}`,
  howToSeeStack: '환경 변수 TOOL_RECORDS_DEBUG=1을 설정하면 어디에서 일어났는지도 보여 줍니다.',
};

function whyUnreadable(reason: ReadFault, code: string): Advice {
  switch (reason) {
    case 'missing':
      return advice(phrase`이런 파일이 없습니다.`, phrase`이름과 폴더를 확인하십시오.`);
    case 'directory':
      return advice(phrase`파일이 아니라 폴더입니다.`, phrase`폴더 안의 파일 이름을 적으십시오.`);
    case 'permission':
      return advice(phrase`읽을 권한이 없습니다.`, phrase`파일의 주인에게 권한을 요청하십시오.`);
    case 'other':
      return advice(phrase`읽지 못했습니다(${code}).`, phrase`이름과 디스크를 확인하십시오.`);
  }
}

function whyUnwritable(reason: WriteFault, code: string): Advice {
  switch (reason) {
    case 'exists':
      return advice(
        phrase`파일이 이미 있어 그대로 두었습니다.`,
        phrase`다른 이름을 적거나 --overwrite 옵션을 더하십시오.`,
      );
    case 'directory':
      return advice(phrase`파일이 아니라 폴더입니다.`, phrase`폴더 안의 파일 이름을 적으십시오.`);
    case 'no-folder':
      return advice(phrase`파일을 둘 폴더가 없습니다.`, phrase`폴더를 먼저 만드십시오.`);
    case 'not-a-file':
      return advice(
        phrase`일반 파일이 아니어서 바꿀 수 없습니다.`,
        phrase`표준 출력으로 보내려면 -o - 옵션을 쓰십시오.`,
      );
    case 'permission':
      return advice(phrase`여기에 쓸 권한이 없습니다.`, phrase`쓸 수 있는 폴더를 적으십시오.`);
    case 'other':
      return advice(
        phrase`쓰지 못했습니다(${code}). 전에 있던 파일은 그대로입니다.`,
        phrase`이름과 디스크의 남은 공간을 확인하십시오.`,
      );
  }
}

function whatIsWrong({code, part, key, present}: CatalogFault): Advice {
  const label = phrase`영문 소문자로 시작하고, 그 뒤로 소문자, 숫자, 점, 붙임표, 밑줄을 79자까지 쓸 수 있습니다.`;
  const oneOfTwo = phrase`둘 가운데 하나를 적으십시오.`;
  switch (code) {
    case 'INVALID_CATALOG':
      return advice(
        phrase`카탈로그는 도구를 1,000개까지 담은 배열이어야 합니다.`,
        phrase`도구를 배열 하나에 담고, 더 많으면 나누십시오.`,
      );
    case 'INVALID_LABEL':
      return part === 'field'
        ? advice(phrase`‘${key}’ 값은 필드의 이름으로 쓸 수 없습니다.`, label)
        : advice(phrase`‘${key}’ 항목의 값이 이름 규칙에 맞지 않습니다.`, label);
    case 'DUPLICATE_TOOL':
      return advice(phrase`이름이 같은 도구가 앞에 있습니다.`, phrase`한쪽의 이름을 바꾸거나 지우십시오.`);
    case 'INVALID_METADATA':
      return key === 'effect'
        ? advice(phrase`도구의 효과는 read(읽기) 또는 change(변경)여야 합니다.`, oneOfTwo)
        : advice(phrase`‘${key}’ 항목은 따옴표 없이 쓴 true 또는 false여야 합니다.`, oneOfTwo);
    case 'INVALID_SPEC':
      if (key === 'type')
        return advice(
          phrase`필드의 자료형은 string, integer, boolean 가운데 하나여야 합니다.`,
          phrase`셋 가운데 하나를 적거나 이 도구를 빼십시오.`,
        );
      if (key === 'required')
        return advice(phrase`‘${key}’ 항목은 따옴표 없이 쓴 true 또는 false여야 합니다.`, oneOfTwo);
      return advice(
        phrase`‘${key}’ 항목은 1부터 20000까지의 정수여야 합니다.`,
        phrase`문자열이 아닌 필드에도 적으십시오.`,
      );
    case 'INVALID_FIELDS':
      if (!present) return advice(phrase`‘${key}’ 항목이 없습니다.`, phrase`이 항목을 넣으십시오.`);
      if (part === 'fields')
        return advice(
          phrase`도구의 fields 값은 필드를 30개까지 담은 객체여야 합니다.`,
          phrase`인자를 받지 않는 도구에는 빈 객체를 적으십시오.`,
        );
      if (part === 'tool')
        return advice(
          phrase`도구는 객체여야 합니다.`,
          phrase`name, family, effect, enabled, fields 키로 적으십시오.`,
        );
      if (part === 'field')
        return advice(phrase`필드는 객체여야 합니다.`, phrase`type, required, max_length 키로 적으십시오.`);
      return advice(
        phrase`‘${key}’ 키는 여기에 쓸 수 없습니다.`,
        part === 'tool-key'
          ? phrase`도구의 키는 name, family, effect, enabled, fields 다섯뿐입니다.`
          : phrase`필드의 키는 type, required, max_length 셋뿐입니다.`,
      );
  }
}
