import type { StyleDictionary } from 'pdfmake/interfaces.js';

const INK = '#16324f';

export const BODY = { font: 'Roboto', fontSize: 10.5, lineHeight: 1.28 };

export const STYLES: StyleDictionary = {
  kicker: { fontSize: 11, bold: true, characterSpacing: 1.5, color: INK, margin: [0, 60, 0, 18] },
  title: { fontSize: 20, bold: true, color: INK, lineHeight: 1.2 },
  frontHeading: { fontSize: 15, bold: true, color: INK, margin: [0, 0, 0, 10] },
  heading1: { fontSize: 15, bold: true, color: INK, margin: [0, 18, 0, 7] },
  heading2: { fontSize: 12.5, bold: true, color: INK, margin: [0, 12, 0, 5] },
  heading3: { fontSize: 11, bold: true, italics: true, margin: [0, 9, 0, 4] },
  paragraph: { margin: [0, 0, 0, 7] },
  list: { margin: [4, 0, 0, 7] },
  sublist: { margin: [0, 0, 0, 3] },
  listItem: { margin: [0, 0, 0, 3] },
  caption: { bold: true, fontSize: 10, margin: [0, 8, 0, 5] },
  table: { fontSize: 9, lineHeight: 1.18, margin: [0, 0, 0, 8] },
  wideTable: { fontSize: 7.5, lineHeight: 1.12, margin: [0, 0, 0, 6] },
  footnotes: { fontSize: 8, lineHeight: 1.2, margin: [0, 0, 0, 10] },
  small: { fontSize: 9, color: '#3c4858', margin: [0, 0, 0, 8] },
  running: { fontSize: 8, color: '#3c4858' },
  contents: { fontSize: 9.5, lineHeight: 1 },
  contentsNumber: { fontSize: 9.5, lineHeight: 1, alignment: 'right' },
};

/** Styles of text, as opposed to headings and captions. */
export const TEXT_STYLES = ['paragraph', 'listItem', 'table', 'wideTable', 'footnotes'];
