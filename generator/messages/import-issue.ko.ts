import type {Advice} from '../../src/i18n/index.ts';
import type {ImportCode} from '../../src/import/index.ts';
import {advice, phrase} from './phrase.ts';

/** What is to be said of a text that was to be imported. */
export const importIssuesKo: Readonly<Record<ImportCode, Advice>> = {
  NOT_A_LISTING: advice(
    phrase`도구 목록이 아닙니다.`,
    phrase`tools/list 결과나 그것이 든 응답, 또는 도구 배열을 주십시오.`,
  ),
  ERROR_ANSWER: advice(
    phrase`서버가 오류로 답해서 목록이 없습니다.`,
    phrase`다시 조회해서 결과가 든 응답을 저장하십시오.`,
  ),
  UNKNOWN_TOOLS: advice(
    phrase`어느 형식의 도구인지 알 수 없습니다.`,
    phrase`도구가 맞으면 --from 옵션으로 알려 주십시오.`,
  ),
  TOOL_NOT_OBJECT: advice(phrase`도구는 객체여야 합니다.`, phrase`서버에서 목록을 다시 받으십시오.`),
  CURSOR_TWICE: advice(
    phrase`앞쪽과 같은 커서가 또 나와서 목록이 더 이어지지 않습니다.`,
    phrase`이 쪽과 그 뒤의 쪽을 빼십시오.`,
  ),
  PAGE_MISSING: advice(
    phrase`목록이 더 있지만 다음 쪽이 여기에 없습니다. 기록에도 그렇게 나옵니다.`,
    phrase`목록 전체가 필요하면 다음 쪽이 든 파일을 더하십시오.`,
  ),
};
