import { makeDocument } from '../../testing/make-scope.ts';
import { findQuote } from '../../verification/find-quote.ts';
import { isWeakQuote } from '../../text/weak-quote.ts';
import type { ScopePassage } from '../../retrieval/scope.ts';
import { citableLines, quotesOf } from './citable-lines.ts';
import type { Passage } from '../../../ingestion/passages/passage.ts';

function entry(passage: Partial<Passage> & { text: string }): ScopePassage {
  const document = makeDocument('Protocol.pdf', [passage]);
  const [read] = document.file.passages;
  if (!read) throw new Error('A document has passages');
  return { key: 'protocol-pdf/p1-1', document, passage: read };
}

const shown = (passage: Partial<Passage> & { text: string }) => citableLines(entry(passage)).map((line) => line.shown);

describe('citableLines', () => {
  it('are the sentences of a passage, on one line each', () => {
    expect(shown({ text: 'The first\ndose is given at home.\nThe second is not. See Sec. 4.' })).toEqual([
      'The first',
      'dose is given at home.',
      'The second is not.',
      'See Sec. 4.',
    ]);
  });

  it('show the number of a list item, which is not quoted', () => {
    const [line] = citableLines(entry({ text: '4. Age 18 or older.', kind: 'list' }));
    expect(line?.shown).toBe('4. Age 18 or older.');
    expect(quotesOf(line ? [line] : [])).toEqual([{ passageKey: 'protocol-pdf/p1-1', quote: 'Age 18 or older.' }]);
  });

  it('show a row by its columns, and quote it as printed', () => {
    const cells = [
      { header: 'Dose level', text: '-2' },
      { header: 'Dose', text: '200 mg/m2' },
    ];
    const row = entry({ text: '-2 200 mg/m2', kind: 'table', context: { cells } });
    expect(citableLines(row).map((line) => line.shown)).toEqual(['Dose level: -2; Dose: 200 mg/m2']);
    expect(quotesOf(citableLines(row))).toMatchObject([{ quote: '-2 200 mg/m2' }]);
  });

  it("show the headers of a schedule's marks and other cells", () => {
    const context = { marks: [['Visit 1', 'Week -2'], ['Visit 3']], values: [{ headers: ['Visit 4'], text: 'P' }] };
    expect(shown({ text: 'ECG X X P', kind: 'table', context })).toEqual([
      'ECG X X P | Marked under: Visit 1, Week -2; Visit 3. | Under headers: Visit 4: P.',
    ]);
  });

  it('leave out headings, which prove nothing', () => {
    expect(shown({ text: 'Table 2 Dose levels', kind: 'heading' })).toEqual([]);
  });
});

describe('quotesOf', () => {
  const passage = entry({ text: 'The first dose is given. The second is not. Rooms are cleaned daily.' });
  const [first, second, third] = citableLines(passage);
  if (!first || !second || !third) throw new Error('Three sentences');

  it('joins neighbouring sentences, and no others', () => {
    expect(quotesOf([first, second, second]).map(({ quote }) => quote)).toEqual([
      'The first dose is given. The second is not.',
    ]);
    expect(quotesOf([first, third]).map(({ quote }) => quote)).toEqual([
      'The first dose is given.',
      'Rooms are cleaned daily.',
    ]);
  });

  it('gives quotes that verification finds and that say enough', () => {
    for (const { quote } of [...quotesOf([second]), ...quotesOf([first, second, third])]) {
      expect(findQuote(passage.passage.text, quote)).toBe(quote);
      expect(isWeakQuote(passage.passage, quote)).toBe(false);
    }
  });
});
