import type { Passage } from '../../ingestion/passages/passage.ts';
import { makeDocument } from '../testing/make-scope.ts';
import { historyInOrder } from './history.ts';
import { scopePassage, type FoundPassage } from './scope.ts';

const history: Partial<Passage> = { context: { history: true } };

/** Ids of passages with these scores, in order for a question. */
function inOrder(question: string, ...passages: [score: number, passage?: Partial<Passage>][]): string[] {
  const document = makeDocument(
    'Protocol.pdf',
    passages.map(([, passage = {}]) => ({ text: 'Visit 4 takes place after 14 days.', ...passage })),
  );
  const found = document.file.passages.map((passage, at): FoundPassage => {
    return { ...scopePassage(document, passage), score: passages[at]?.[0] ?? 0, sentences: [] };
  });
  return historyInOrder({ title: '', question, earlier: [] }, found).map(({ passage }) => passage.id);
}

describe('what describes earlier versions', () => {
  it('comes after current text that says the same', () => {
    expect(inOrder('When is visit 4?', [0.9, history], [0.8], [0.2])).toEqual(['p2-1', 'p1-1', 'p3-1']);
  });

  it('comes before current text that says far less', () => {
    expect(inOrder('When is visit 4?', [0.9, history], [0.3])).toEqual(['p1-1', 'p2-1']);
  });

  it('comes first for a question about it', () => {
    expect(inOrder('What changed in amendment 2?', [0.9], [0.2, history])).toEqual(['p2-1', 'p1-1']);
  });
});
