import { characters } from '../retrieval/budget.ts';
import { findFacts } from '../../ingestion/facts/find-facts.ts';
import { extractiveModel } from '../models/extractive/extractive.ts';
import { findPassages } from '../retrieval/find-passages.ts';
import type { FactReviews } from '../retrieval/scope.ts';
import { makeDocument, makeTask } from '../testing/make-scope.ts';
import { writeDraft } from './write-draft.ts';

const QUESTION = 'How many participants will be randomised?';

const protocol = makeDocument('Protocol.pdf', [
  { text: 'Number of participants 120', kind: 'table', section: ['Synopsis'] },
  { text: 'Sponsor Fenwick Biologics', kind: 'table', section: ['Synopsis'] },
  { text: 'About 150 participants will be randomised.', section: ['9.1 Sample size'] },
  { text: 'Enrolment ends once the planned cohort of 140 is complete.', section: ['9.4 Enrolment'] },
]);
protocol.file.facts = findFacts(protocol.file.passages);

function confirmed(page: number, text_snippet: string): FactReviews {
  const place = { document_id: protocol.id, document_name: protocol.name, document_version: 1, section: '' };
  return { participants: { decision: 'confirmed', quotes: [{ ...place, page, text_snippet }] } };
}

async function answerWith(reviews: FactReviews) {
  const draft = await writeDraft({ ...makeTask(QUESTION, [protocol]), reviews }, extractiveModel());
  return draft.state === 'ready' ? draft.citations.map(({ text_snippet }) => text_snippet) : draft.state;
}

test('a confirmed statement is the answer, in place of those found', async () => {
  expect(await answerWith({})).toContain('Number of participants 120');
  const chosen = 'About 150 participants will be randomised.';
  expect(await answerWith(confirmed(3, chosen))).toEqual([chosen]);
});

test('it is the answer also where sentences on the subject of the question come before fields', async () => {
  const arms = { text: 'About 60 participants are planned in each group.', section: ['9.2 Groups'] };
  const document = makeDocument('Protocol.pdf', [...protocol.file.passages, { ...arms, id: 'arms', page: 5 }]);
  document.file.facts = findFacts(document.file.passages);
  const task = makeTask('How many participants will be enrolled in total and per arm?', [document]);
  const textOf = async (reviews: FactReviews) => {
    const draft = await writeDraft({ ...task, reviews }, extractiveModel());
    return draft.state === 'ready' ? draft.text : draft.state;
  };
  expect(await textOf({})).toContain(arms.text.slice(0, -1));
  expect(await textOf(confirmed(4, 'cohort of 140'))).toContain('the planned cohort of 140');
});

test('a confirmed value of a few words is quoted with its sentence', async () => {
  expect(await answerWith(confirmed(4, 'cohort of 140'))).toEqual([
    'Enrolment ends once the planned cohort of 140 is complete.',
  ]);
});

test('so is a confirmed passage that was not found', async () => {
  const cited = 'Enrolment ends once the planned cohort of 140 is complete.';
  expect(await answerWith(confirmed(4, cited))).toEqual([cited]);
});

test('a quote that is not on its page is left out', async () => {
  expect(await answerWith(confirmed(2, 'About 150 participants will be randomised.'))).toContain(
    'Number of participants 120',
  );
});

test('a field confirmed as not stated has no statements', async () => {
  const search = { asked: makeTask(QUESTION, [protocol]), documents: [protocol], budget: characters(30_000) };
  const { statements } = await findPassages({
    ...search,
    reviews: { participants: { decision: 'not_stated', quotes: [] } },
  });
  expect(statements.filter(({ form }) => form.kind === 'field' && form.field.key === 'participants')).toEqual([]);
  expect((await findPassages(search)).statements.length).toBeGreaterThan(0);
});

test('a passage with a confirmed statement comes first among the passages for a model', async () => {
  const search = { asked: makeTask(QUESTION, [protocol]), documents: [protocol], budget: characters(120) };
  const { passages } = await findPassages({
    ...search,
    reviews: confirmed(4, 'Enrolment ends once the planned cohort of 140 is complete.'),
  });
  expect(passages[0]?.passage.page).toBe(4);
  const whole = await findPassages({
    ...{ ...search, budget: characters(30_000) },
    reviews: confirmed(4, 'Enrolment ends once the planned cohort of 140 is complete.'),
  });
  expect(whole.passages.map(({ passage }) => passage.page)).toEqual([4, 1, 2, 3]);
});
