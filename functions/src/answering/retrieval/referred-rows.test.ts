import { makeDocument } from '../testing/make-scope.ts';
import { footnotesOf, referredRows } from './referred-rows.ts';
import { scopePassage } from './scope.ts';

const context = (caption: string) => ({ caption, cells: [{ header: 'Minutes', text: '0-30' }] });
const document = makeDocument('Protocol.pdf', [
  { text: 'The rate is increased every 30 minutes, see Table 4.' },
  { text: '0-30 100', kind: 'table', context: context('Table 4: Infusion rates') },
  { text: '31-60 150', kind: 'table', context: context('Table 4: Infusion rates') },
  { text: '30 mg 7', kind: 'table', context: context('Table 41: Kits') },
]);

function rowsFor(question: string): string[] {
  return document.file.passages.slice(0, 1).flatMap((passage) => {
    const placed = { found: scopePassage(document, passage), sentence: passage.text };
    return referredRows(placed, question).map(({ sentence }) => sentence);
  });
}

describe('the rows of a table that a sentence refers to', () => {
  it('are those that share most words with the question', () => {
    expect(rowsFor('How fast is it in the first 30 minutes?')).toEqual(['0-30 100']);
  });

  it('are those in the group that the question names, whatever else shares its words', () => {
    const inGroup = (group: string) => ({ ...context('Table ABCD.4.1. Objectives and Endpoints'), groups: [group] });
    const objectives = makeDocument('Protocol.pdf', [
      { text: 'Table ABCD.4.1 shows the endpoints.' },
      { text: 'To compare survival', kind: 'table', context: inGroup('Primary') },
      { text: 'To assess safety endpoints', kind: 'table', context: inGroup('Secondary') },
    ]);
    const [passage] = objectives.file.passages;
    if (!passage) throw new Error('Nothing refers to the table');
    const found = { key: passage.id, document: objectives, passage };
    const rows = referredRows({ found, sentence: passage.text }, 'What is the primary endpoint?');
    expect(rows.map(({ sentence }) => sentence)).toEqual(['To compare survival']);
  });

  it('are none when no row shares a word with it', () => {
    expect(rowsFor('How fast is the infusion?')).toEqual([]);
  });
});

describe('the footnotes of a row', () => {
  const row = {
    text: 'Questionnaires f X X',
    kind: 'table' as const,
    page: 4,
    context: { footnotes: [{ mark: 'f', text: 'Filled in at visits 2 and 7. Not by…' }] },
  };
  const footnotes = [
    { text: 'f Fasting is needed.', page: 1 },
    row,
    { text: 'g Filled in at visits 2 and 7. Not by telephone.', page: 5 },
    { text: 'f Filled in at visits 2 and 7. Not by telephone.', page: 5 },
  ];
  const table = makeDocument('Schedule.pdf', footnotes);
  const notesOf = (text: string, sentence = text) =>
    table.file.passages
      .filter((passage) => passage.text === text)
      .flatMap((passage) => footnotesOf({ found: { key: passage.id, document: table, passage }, sentence }))
      .map((one) => one.sentence);

  it('are the sentences with its mark and their beginning, below it', () => {
    expect(notesOf(row.text)).toEqual(['f Filled in at visits 2 and 7.', 'Not by telephone.']);
  });

  it('are those with its mark where one paragraph has all footnotes', () => {
    const text = 'e Before others. Also at visit 3.\nf Filled in at visits 2 and 7. Not by telephone.\ng Twice.';
    const document = makeDocument('Schedule.pdf', [row, { text, page: 4 }]);
    const [passage] = document.file.passages;
    if (!passage) throw new Error('No passage');
    const notes = footnotesOf({ found: { key: passage.id, document, passage }, sentence: row.text });
    expect(notes.map((one) => one.sentence)).toEqual(['f Filled in at visits 2 and 7.', 'Not by telephone.']);
  });

  it('are none of a part of the row, or of other passages', () => {
    expect(notesOf(row.text, 'Questionnaires')).toEqual([]);
    expect(notesOf('f Fasting is needed.')).toEqual([]);
  });
});
