/**
 * The `lang` of a recorded text: `ko` where it holds Hangul, `en` for a bare
 * name, number or code, and empty, which is unknown, for anything else.
 */
export function languageOf(text: string): 'ko' | 'en' | '' {
  if (/[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(text)) return 'ko';
  return /^[\w.:/=#-]*$/.test(text) ? 'en' : '';
}
