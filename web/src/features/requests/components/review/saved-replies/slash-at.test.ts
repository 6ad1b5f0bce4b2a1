import { slashAt } from './slash-at.ts';

/** The caret is at "|". */
function found(marked: string) {
  const caret = marked.indexOf('|');
  return slashAt(marked.replace('|', ''), caret);
}

test.each<[string, number, string]>([
  ['/|', 0, ''],
  ['/win|', 0, 'win'],
  ['/out of win|dow', 0, 'out of win'],
  ['Yes. /|', 5, ''],
  ['Yes.\n/dear|\nMore', 5, 'dear'],
  ['/a /b|', 3, 'b'],
  ['/mg/ml|', 0, 'mg/ml'],
  ['\t/x|', 1, 'x'],
])('%j searches from %i', (marked, start, words) => expect(found(marked)).toEqual({ start, words }));

test.each(['|', 'and/or|', 'mg/|', '/ |', '10 mg / day|', '|/', '/dear\n|', 'http://x|', `/${'x'.repeat(81)}|`])(
  '%j searches nothing',
  (marked) => expect(found(marked)).toBeNull(),
);
