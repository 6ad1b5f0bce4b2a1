import { characters } from '../../retrieval/budget.ts';
import { findPassages } from '../../retrieval/find-passages.ts';
import { FILLER, type Part } from '../../testing/answer-to.ts';
import { makeDocument } from '../../testing/make-scope.ts';
import { furtherForParts } from './complete-parts.ts';
import { searchedCandidates } from './extractive.ts';

const section = ['8 Assessments', '8.2 Questionnaires'];
const ITEMS = 'The KCCQ consists of 23 items on symptoms and limitations.';
const SCORES = 'Scores are transformed to a range of 0 to 100.';
const ASKED = 'How many items does the KCCQ have, and to which range are its scores transformed?';

async function furtherTo(question: string, answer: string[], ...parts: Part[]): Promise<string[]> {
  const asked = { title: '', question, earlier: [] };
  const documents = [makeDocument('Protocol.pdf', [...parts, ...FILLER])];
  const { passages } = await findPassages({ asked, documents, budget: characters(30_000) });
  return furtherForParts(question, answer, searchedCandidates({ ...asked, passages })).map(({ sentence }) => sentence);
}

it('is the sentence on the part of a question that the answer leaves out, of the same section', async () => {
  const items: Part = { text: ITEMS, section };
  const scores: Part = { text: SCORES, section };
  expect(await furtherTo(ASKED, [SCORES], items, scores)).toEqual([ITEMS]);
  expect(await furtherTo(ASKED, [ITEMS], items, scores)).toEqual([SCORES]);
  expect(await furtherTo(ASKED, [SCORES], { ...items, section: ['11 Appendix'] }, scores)).toEqual([]);
});

it('is none for an answer to all parts, to no part, or to a question in one', async () => {
  const parts: Part[] = [
    { text: ITEMS, section },
    { text: SCORES, section },
    { text: 'It is filled in at home.', section },
  ];
  expect(await furtherTo(ASKED, [ITEMS, SCORES], ...parts)).toEqual([]);
  expect(await furtherTo(ASKED, ['It is filled in at home.'], ...parts)).toEqual([]);
  expect(await furtherTo('How many items does the KCCQ have?', [ITEMS], ...parts)).toEqual([]);
});

it('is none for a story, whose parts tell of a patient', async () => {
  const story = `${'The patient came in late and was very tired of all the forms today. '.repeat(2)}${ASKED}`;
  expect(await furtherTo(story, [SCORES], { text: ITEMS, section }, { text: SCORES, section })).toEqual([]);
});
