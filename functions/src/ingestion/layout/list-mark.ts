/** Besides `o` and dashes, which also have other meanings. */
export const BULLET_SIGNS = '•●○▪■□◦❖➢✓·*';

const BULLETS = `${BULLET_SIGNS}–−-`;

const LONE = new RegExp(
  `^(?:[${BULLETS}]|o|\\(?\\d{1,2}[.)]|\\(?[a-zA-Z][.)]|\\([ivx]+\\)|[ivx]+[.)]|\\d{1,2}(?:\\.\\d{1,2}){0,5}\\.?|\\[\\d+[a-z]?\\])$`,
  'u',
);

const ITEM = new RegExp(
  `^(?:[${BULLETS}]\\s|o\\s|\\(?\\d{1,2}[.)]\\s|\\(?[a-zA-Z][.)]\\s|\\([ivx]+\\)\\s|[ivx]+[.)]\\s|\\[\\d+[a-z]?\\]\\s)`,
  'u',
);

const BULLETED = new RegExp(`^[${BULLETS}]\\s`, 'u');

/** A list mark or section number without its text. */
export function isLoneMark(text: string): boolean {
  return LONE.test(text);
}

export function startsItem(text: string): boolean {
  return ITEM.test(text);
}

export function isBulleted(text: string): boolean {
  return BULLETED.test(text);
}
