import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CountedQuestion, ReportPart } from '@trialdesk/contract/entities/report-part';

/** By `queryKey`. */
export type CountedQuestions = Record<string, CountedQuestion>;

export async function packQuestions(questions: CountedQuestions): Promise<Uint8Array> {
  return promisify(gzip)(JSON.stringify(questions));
}

/** None without a part. Texts are empty where `npm run migrate` has not added them yet. */
export async function unpackQuestions(part: Pick<ReportPart, 'packed'> | undefined): Promise<CountedQuestions> {
  if (!part) return {};
  // Only `packQuestions` makes these bytes.
  const stored = JSON.parse((await promisify(gunzip)(part.packed)).toString('utf8')) as CountedQuestions;
  return Object.fromEntries(Object.entries(stored).map(([key, question]) => [key, { ...NO_TEXTS, ...question }]));
}

const NO_TEXTS = { excerpt: '', terms: [], synonyms: [] };
