// The abbreviations of the Unicode Standard, in order from the code point each row begins with.
// What hardly anyone meets goes by its code point alone: every reader's page carries these names.
const ROWS = {
  0: 'NUL',
  7: 'BEL BS TAB LF VT FF CR',
  27: 'ESC',
  127: 'DEL',
  155: 'CSI',
  160: 'NBSP',
  173: 'SHY',
  847: 'CGJ',
  1564: 'ALM',
  8203: 'ZWSP ZWNJ ZWJ LRM RLM',
  8232: 'LSEP PSEP LRE RLE PDF LRO RLO NNBSP',
  8288: 'WJ',
  8294: 'LRI RLI FSI PDI',
  12288: 'IDSP',
  65279: 'BOM',
};

/** Standard abbreviations by code point, for characters that do not show by themselves. */
export const hiddenNames: ReadonlyMap<number, string> = new Map(
  Object.entries(ROWS).flatMap(([first, names]) =>
    names.split(' ').map((name, i) => [Number(first) + i, name] as const),
  ),
);
