import type { QuestionForm } from '../question/question.ts';
import { makeDocument } from '../testing/make-scope.ts';
import { backedBySearch } from './backed-by-search.ts';
import { scopePassage, type FoundPassage, type FoundStatement } from './scope.ts';

const cells = [
  { header: 'Drug', text: 'Irinotecan' },
  { header: '-2', text: '120 mg/m2' },
];
const document = makeDocument('Protocol.pdf', [
  { text: 'The infusion of warfarin lasts 5 hours.' },
  { text: 'Nobody asked how many hours a warfarin infusion is.' },
  { text: 'Irinotecan 120 mg/m2', kind: 'table', context: { cells } },
]);
const [first, second, row] = document.file.passages.map((passage): FoundPassage => {
  return { ...scopePassage(document, passage), score: 0, sentences: [] };
});

function isKept(kind: 'direct' | 'cell' | 'visit-time', passage: FoundPassage | undefined, question: string): boolean {
  const form: QuestionForm = kind === 'visit-time' ? { kind, visit: 'visit 6' } : { kind };
  const passages = passage ? [passage] : [];
  const statement: FoundStatement = { form, source: 'section', heading: '', fit: 1, visitHeaders: [], passages };
  return backedBySearch([statement], { question, first }).length > 0;
}

describe('a sentence or row that shares the words of a question', () => {
  const question = 'How many hours is the warfarin infusion?';

  it('answers it when search finds its passage first', () => {
    expect(isKept('direct', first, question)).toBe(true);
  });

  it('does not when search finds another first', () => {
    expect(isKept('direct', second, question)).toBe(false);
    expect(isKept('cell', row, 'Irinotecan dose?')).toBe(false);
  });

  it('answers it when the question names its column', () => {
    expect(isKept('cell', row, 'Irinotecan at level -2?')).toBe(true);
  });
});

test('a statement that knows what is asked needs no backing', () => {
  expect(isKept('visit-time', second, 'When is visit 6?')).toBe(true);
});
