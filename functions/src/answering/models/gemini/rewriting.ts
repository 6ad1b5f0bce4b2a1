import { ordered } from './answer-schema.ts';
import { readObject } from './parse-answer.ts';
import { DATA_RULE } from './prompt.ts';

const QUERIES = 4;
const CHARACTERS = 200;

export const REWRITE_INSTRUCTION = `You help to search the protocol documents of a clinical trial. Staff of a trial site have asked a follow-up question in their own words. Write up to ${QUERIES} search queries that find the passages which answer it.

- Write as protocols do: name the procedure, visit, criterion, drug class or limit, and the section or table where it would be. Write abbreviations and slang out; give the generic name of a brand.
- Each query is a few words about one thing. Keep the numbers, units and visits of the question that matter.
- A follow-up is about what its thread is about: write each query so that it can be understood alone.
- Leave out the name of the study: it is in every document.
- Do not answer the question.

${DATA_RULE}`;

export const QUERIES_SCHEMA = ordered({ queries: { type: 'array', items: { type: 'string' }, maxItems: QUERIES } });

/** Cuts queries to the limits; null for any other shape. */
export function parseQueries(json: string): string[] | null {
  const queries = readQueries(json);
  if (!queries) return null;
  const plain = queries.map((query) => query.replace(/\s+/g, ' ').trim().slice(0, CHARACTERS));
  return [...new Set(plain.filter((query) => query !== ''))].slice(0, QUERIES);
}

function readQueries(json: string): string[] | null {
  const queries = readObject(json)?.queries;
  return Array.isArray(queries) && queries.every((query) => typeof query === 'string') ? queries : null;
}
