/** Labels of a list that is long enough for a filter, some of them alike at their start. */
export const LABELS: readonly (readonly [ko: string, en: string])[] = [
  ['도서 목록', 'Book list'],
  ['도구 찾기', 'Tool search'],
  ['과일 값', 'Price of fruit'],
  ['고래', 'Whale'],
  ['날씨', 'Weather'],
  ['내일 날씨', 'Weather tomorrow'],
  ['받기', 'Receive'],
  ['보내기', 'Send'],
  ['회의실', 'Meeting room'],
  ['회의 예약', 'Book a meeting'],
  ['지도', 'Map'],
  ['사전', 'Dictionary'],
  ['번역', 'Translate'],
  ['시계', 'Clock'],
];
