import type { FactReview } from '@trialdesk/contract/entities/study-fact';
import type { FactView } from '@trialdesk/contract/replies/study-facts';
import { makeDocument } from '../answering/testing/make-scope.ts';
import { findFacts } from '../ingestion/facts/find-facts.ts';
import { markHistory } from '../ingestion/facts/mark-history.ts';
import type { Passage } from '../ingestion/passages/passage.ts';
import { studyGlance } from './study-glance.ts';

function read(name: string, passages: (Partial<Passage> & { text: string })[]) {
  const document = makeDocument(name, passages);
  document.file.passages = markHistory(document.file.passages);
  document.file.facts = findFacts(document.file.passages);
  return document;
}

const protocol = read('Protocol.pdf', [
  { text: 'Number of participants 120', kind: 'table', section: ['Synopsis'] },
  { text: 'Sponsor Fenwick Biologics', kind: 'table', section: ['Synopsis'] },
  { text: 'A person may join if:', section: ['5 Population', '5.1 Inclusion criteria'] },
  { text: '1. Is an adult.', kind: 'list', section: ['5 Population', '5.1 Inclusion criteria'] },
  { text: '2. Has given consent.', kind: 'list', section: ['5 Population', '5.1 Inclusion criteria'] },
  { text: 'About 150 participants will be randomised.', section: ['9.1 Sample size'] },
  { text: 'About 90 participants will be randomised.', section: ['12 Summary of changes', 'Sample size'] },
]);

function factsOf(documents = [protocol], reviews: Record<string, FactReview> = {}): Map<string, FactView> {
  const { groups } = studyGlance({
    study: { id: 's1', name: 'LANTERN' },
    documents: [],
    read: documents,
    stating: documents,
    reviews: { study_id: 's1', version: 1, reviews },
    found: [],
  });
  return new Map(groups.flatMap(({ facts }) => facts).map((fact) => [fact.field, fact]));
}

const texts = (fact: FactView | undefined) =>
  fact?.statements.map(({ quotes }) => quotes.map(({ page, text_snippet }) => `${page}: ${text_snippet}`));

test('a fact has each place that states it, verbatim with its page, and not what an amendment changed', () => {
  const fact = factsOf().get('participants');
  expect(texts(fact)).toEqual([['1: Number of participants 120'], ['6: About 150 participants will be randomised.']]);
  expect(fact?.statements[1]?.quotes[0]).toMatchObject({ document_name: 'Protocol.pdf', section: '9.1 Sample size' });
});

test('statements with different values are flagged, others are not', () => {
  const facts = factsOf();
  expect(facts.get('participants')?.disagrees).toBe(true);
  expect(facts.get('sponsor')?.disagrees).toBe(false);
});

test('a list is given with its lead-in and every item', () => {
  expect(texts(factsOf().get('inclusion'))).toEqual([
    ['3: A person may join if:', '4: Is an adult.', '5: Has given consent.'],
  ]);
});

test('a text has the items that it leads to, and a value no line that only leads to it', () => {
  const leadIn = ['Rescreening is allowed for the following reasons:'];
  const periods = ['The study has the following periods:'];
  const document = read('Protocol.pdf', [
    { text: `A person may be rescreened once. ${leadIn[0]}`, section: ['5.4 Rescreening'] },
    { text: '• a laboratory value', kind: 'list', section: ['5.4 Rescreening'], context: { leadIn } },
    { text: '• a missed visit', kind: 'list', section: ['5.4 Rescreening'], context: { leadIn } },
    { text: periods[0] ?? '', section: ['4.2 Periods'] },
    {
      text: '• Screening: Visit 1, up to 28 days.',
      kind: 'list',
      section: ['4.2 Periods'],
      context: { leadIn: periods },
    },
    { text: 'AEs are graded as mild, moderate or severe as follows:', section: ['8.2 Grading of adverse events'] },
    { text: 'Mild: noticed only.', section: ['8.2 Grading of adverse events'] },
    { text: 'Severe: help is needed.', section: ['8.2 Grading of adverse events'] },
  ]);
  const facts = factsOf([document]);
  expect(texts(facts.get('rescreening'))).toEqual([
    ['1: A person may be rescreened once.', `1: ${leadIn[0]}`, '2: a laboratory value', '3: a missed visit'],
  ]);
  expect(texts(facts.get('screening_period'))).toEqual([['5: Screening: Visit 1, up to 28 days.']]);
  expect(texts(facts.get('ae_grading'))?.[0]).toContain('8: Severe: help is needed.');
});

test('documents that disagree with each other are flagged', () => {
  const manual = read('Manual.pdf', [{ text: 'Storage: 15 °C to 25 °C', section: ['Synopsis'] }]);
  const label = read('Label.pdf', [{ text: 'Storage: 2 °C to 8 °C', section: ['Synopsis'] }]);
  expect(factsOf([manual, label]).get('storage')?.disagrees).toBe(true);
});

test('a field without a statement is listed without one', () => {
  expect(factsOf().get('archiving')).toMatchObject({ name: 'Retention of records', statements: [], review: null });
});

test('a review is outdated once its document is no longer in use', () => {
  const quote = factsOf().get('sponsor')?.statements[0]?.quotes ?? [];
  const review: FactReview = {
    decision: 'confirmed',
    quotes: quote,
    documents: [],
    by: { id: 'u1', name: 'Ada' },
    at: '2026-02-03T12:00:00.000Z',
    version: 1,
  };
  expect(factsOf([protocol], { sponsor: review }).get('sponsor')?.review).toEqual({ ...review, is_outdated: false });
  const successor = read('Protocol v2.pdf', [{ text: 'Sponsor Fenwick', kind: 'table', section: ['Synopsis'] }]);
  expect(factsOf([successor], { sponsor: review }).get('sponsor')?.review?.is_outdated).toBe(true);
});
