import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useDeferredValue } from 'react';
import { citationKey } from '../citation-key.ts';
import { changedStatements } from './changed-statements.ts';
import type { CitingText } from './document-doubts.ts';
import { reversedStatements } from './reversed-statements.ts';

/** What was last found in a response to each question: it is shown in two places. */
const FOUND = new WeakMap<RequestQuery, { key: string; reversed: readonly string[] }>();

/** Statements of a response that say the opposite of what they cite. Typing does not wait for them. */
export function useReversedStatements(query: RequestQuery, { text, citations }: CitingText): readonly string[] {
  return reversedIn(query, { text: useDeferredValue(text.trim()), citations });
}

function reversedIn(query: RequestQuery, response: CitingText): readonly string[] {
  const key = [response.text, ...response.citations.map((each) => `${each.number} ${citationKey(each)}`)].join('\n');
  const found = FOUND.get(query);
  if (found?.key === key) return found.reversed;
  const reversed = reversedStatements(changedStatements(query, response));
  FOUND.set(query, { key, reversed });
  return reversed;
}
