import type {Heading} from './answered-collection.ts';

export const discoveryHeading: Heading = {
  id: 'discovery',
  title: {ko: '조회와 검증', en: 'Discovery and validation'},
  summary: {
    ko: '가상의 도구 카탈로그를 두고 작은 계약에 다섯 가지를 물어 받은 답입니다. 이 계약은 도구를 설명하고 인자를 검증할 뿐이며, 도구를 실행할 방법이 없습니다.',
    en: 'Five answers that a small contract gave about a synthetic tool catalogue. The contract can describe tools and check arguments for them, and it has no way to run one.',
  },
  origin: 'synthetic',
};
