const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** "Ada and Robin are writing"; empty if nobody is. */
export function writingLabel(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${LIST.format(names)} ${names.length === 1 ? 'is' : 'are'} writing`;
}
