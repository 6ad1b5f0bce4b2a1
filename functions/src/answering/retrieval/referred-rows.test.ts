import { makeDocument } from '../testing/make-scope.ts';
import { referredRows } from './referred-rows.ts';

const context = (caption: string) => ({ caption, cells: [{ header: 'Minutes', text: '0-30' }] });
const document = makeDocument('Protocol.pdf', [
  { text: 'The rate is increased every 30 minutes, see Table 4.' },
  { text: '0-30 100', kind: 'table', context: context('Table 4: Infusion rates') },
  { text: '31-60 150', kind: 'table', context: context('Table 4: Infusion rates') },
  { text: '30 mg 7', kind: 'table', context: context('Table 41: Kits') },
]);

function rowsFor(question: string): string[] {
  return document.file.passages.slice(0, 1).flatMap((passage) => {
    const placed = { found: { key: `${document.id}/${passage.id}`, document, passage }, sentence: passage.text };
    return referredRows(placed, question).map(({ sentence }) => sentence);
  });
}

describe('the rows of a table that a sentence refers to', () => {
  it('are those that share most words with the question', () => {
    expect(rowsFor('How fast is it in the first 30 minutes?')).toEqual(['0-30 100']);
  });

  it('are none when no row shares a word with it', () => {
    expect(rowsFor('How fast is the infusion?')).toEqual([]);
  });
});
