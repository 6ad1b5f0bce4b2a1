import { createHash } from 'node:crypto';
import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { queryKey } from '@trialdesk/contract/paths';
import { plantedYear } from './testing/planted-year.ts';
import { packQuestions, unpackQuestions, type CountedQuestions } from './packed-questions.ts';

/** As Firestore limits a document. */
const MOST_BYTES = 2 ** 20;

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);

const YEAR = plantedYear(1).questions;

/** As people write, and none twice. */
function textsOf(at: number): Pick<CountedQuestion, 'excerpt' | 'terms' | 'synonyms'> {
  const { excerpt = '', terms = [], synonyms = [] } = YEAR[at % YEAR.length] ?? {};
  return { excerpt: `${excerpt} ${hash(`text ${at}`).slice(0, 8)}`, terms, synonyms };
}

function counted(at: number): CountedQuestion {
  return {
    ...{ request_id: hash(`request ${at}`), query_id: hash(`query ${at}`), number: (at % 3) + 1 },
    ...{ site_id: hash(`site ${at % 300}`), category: 'study_procedures' },
    ...textsOf(at),
    asked_at: new Date(Date.UTC(2026, 10, 1) + at * 431_117).toISOString(),
    answered_at: new Date(Date.UTC(2026, 10, 2) + at * 431_991).toISOString(),
    due_at: new Date(Date.UTC(2026, 10, 2) + at * 431_003).toISOString(),
    is_withdrawn: false,
    draft: { is_found: true, mode: 'gemini', model: 'gemini-4-argon', prompt_version: '12' },
    evaluation: { relevance: 4, tone: 5, citation_quality: 3, changed: (at % 97) / 97 },
    feedback: { helpful: at % 2, unhelpful: 0 },
    sections: [at % 40, at % 23].map((number) => ({
      document_name: 'Protocol, version 3.pdf',
      section: `6 Study Procedures › 6.${number} Assessments of visit ${number}`,
    })),
  };
}

const month = (size: number): CountedQuestions =>
  Object.fromEntries(
    Array.from({ length: size }, (_, at) => counted(at)).map((each) => [
      queryKey(each.request_id, each.query_id),
      each,
    ]),
  );

test('questions come back as they were', async () => {
  const questions = month(3);
  expect(await unpackQuestions({ packed: await packQuestions(questions) })).toEqual(questions);
  expect(await unpackQuestions(undefined)).toEqual({});
});

test('2,000 questions fit a document, a quarter of what is asked about a study in a month', async () => {
  expect((await packQuestions(month(2_000))).byteLength).toBeLessThan(MOST_BYTES);
});
