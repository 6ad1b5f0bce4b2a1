import { makeDocument } from '../testing/make-scope.ts';
import { indexOf } from './scope-index.ts';
import { subjectPassages } from './subject-passages.ts';

const WITHDRAWN = 'Subject participation in another trial is considered withdrawal.';
const RECENT = 'Use of any investigational agent within 30 days.';
const document = makeDocument('Protocol.pdf', [
  { text: 'The patch is applied at the same time each day.' },
  { text: 'Previous investigational drugs are summarised by arm.' },
  { text: WITHDRAWN },
  { text: RECENT },
  { text: 'Participation in another study within 30 days', kind: 'heading' },
  { text: 'Participation in another study within 60 days.', context: { history: true } },
]);

async function textsFor(question: string): Promise<string[]> {
  const found = subjectPassages(await indexOf([document]), { title: '', question, earlier: [] });
  return found.map(({ passage }) => passage.text);
}

it('are those that speak of it in whatever words, those that say what is asked first', async () => {
  const texts = await textsFor('Can a patient be in two trials at the same time?');
  expect(new Set(texts.slice(0, 2))).toEqual(new Set([WITHDRAWN, RECENT]));
  expect(texts).toHaveLength(3);
});

it('are none for a question without a subject of its own', async () => {
  expect(await textsFor('When is the patch applied?')).toEqual([]);
});
