import { characters } from '../retrieval/budget.ts';
import type { DraftModel } from '../models/draft-model.ts';
import { extractiveModel } from '../models/extractive/extractive.ts';
import { makeDocument, makeTask } from '../testing/make-scope.ts';
import { writeDraft } from './write-draft.ts';

const SUBJECTS = ['pump', 'catheter', 'sample', 'diary', 'infusion', 'patch', 'tablet', 'freezer'];
const ACTS = ['is rinsed', 'is returned to the pharmacy', 'is labelled at the clinic', 'is checked for leaks'];

/** Paragraphs, items, rows and headings about the same few things, so that most of them match any question. */
function invented(name: string, passages: number) {
  const kinds = ['prose', 'list', 'table', 'heading'] as const;
  return makeDocument(
    name,
    Array.from({ length: passages }, (_, at) => {
      const [subject = '', act = ''] = [SUBJECTS[at % SUBJECTS.length], ACTS[(at >> 2) % ACTS.length]];
      const text = `The ${subject} ${act} on day ${at % 29} of the cycle.`;
      return { text, kind: kinds[(at * 7 + (at >> 3)) % kinds.length] ?? 'prose', section: [`${at >> 4} Handling`] };
    }),
  );
}

const scopes = [0, 1, 61, 150].flatMap((passages) => [
  [invented('Protocol.pdf', passages)],
  [invented('Manual.pdf', 3), invented('Protocol.pdf', passages)],
]);

const questions = [
  'Which pump is rinsed at the clinic?',
  'Can they take omeprazole?',
  'What changed in amendment 2 for the infusion?',
  'Who pays for the taxi home after a late visit?',
  'Exclusion criteria?',
  'A caregiver found the catheter and the patch in the freezer on day 3, and the diary is wet. What now?',
];

const budgets = [0, 1, 40, 300, 3_000, 30_000];

function abstaining(budget: number): DraftModel {
  return {
    mode: 'gemini',
    model: 'test',
    promptVersion: '1',
    budget: characters(budget),
    wholeSections: budget % 3 === 0,
    rewrite: () => Promise.resolve(['pump rinsed', 'taxi']),
    answer: () => Promise.resolve({ answerable: false }),
  };
}

describe('an abstaining draft', () => {
  it.each(budgets)('shows the closest passages of every scope at a budget of %d characters', async (budget) => {
    for (const documents of scopes)
      for (const question of questions) {
        const draft = await writeDraft(makeTask(question, documents), abstaining(budget));
        expect(draft.state).toBe('not_found');
        const closest = draft.state === 'not_found' ? draft.closest : [];
        expect(closest.length).toBeLessThanOrEqual(5);
        for (const { text_snippet, document_id } of closest) {
          const { file } = documents.find(({ id }) => id === document_id) ?? { file: { passages: [] } };
          expect(file.passages.some(({ text }) => text.includes(text_snippet))).toBe(true);
        }
      }
  });

  it('is written by extraction whatever its thresholds and budget', async () => {
    const unreachable = { answer: 9, medium: 9, high: 9 };
    for (const budget of budgets)
      for (const documents of scopes)
        for (const question of questions) {
          const draft = await writeDraft(makeTask(question, documents), {
            ...extractiveModel(unreachable),
            budget: characters(budget),
          });
          expect(['ready', 'not_found']).toContain(draft.state);
        }
  });
});
