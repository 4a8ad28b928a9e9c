/** A style sheet without the line ends that are for its authors. */
export function dense(sheet: string): string {
  return sheet
    .trim()
    .replace(/([;{},])\n+/g, '$1')
    .replace(/;}/g, '}');
}
