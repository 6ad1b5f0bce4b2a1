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

it('has one that also speaks of what would make its sentence another subject', async () => {
  const followed = 'Subjects are followed for 30 days after the last dose.';
  const mixed = makeDocument('Protocol.pdf', [{ text: `${followed} Contraception is described elsewhere.` }]);
  const asked = { title: '', question: 'How long are they followed after the last dose?', earlier: [] };
  const [found] = subjectPassages(await indexOf([mixed]), asked);
  expect(found?.sentences.map(({ text }) => text)).toContain(followed);
});
