import { citedNumbers, danglingMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { sendsCitations } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { currentCitations } from './response-edit.ts';

/** Which citations go with a text, and what in it reads like a citation and is none. */
export interface CitedNumbers {
  sent: number[];
  dangling: string[];
}

/** As the server decides it when the text is sent. */
export function citedBy(query: RequestQuery, text: string, excluded: readonly number[]): CitedNumbers {
  const available = currentCitations(query).map(({ number }) => number);
  const wanted = available.filter((number) => !excluded.includes(number));
  const cited = citedNumbers(text);
  return {
    sent: wanted.filter((number) => cited.includes(number)),
    // With citations off, the server removes the marks of excluded ones.
    dangling: danglingMarks(text, sendsCitations(query.draft) ? wanted : available),
  };
}

export function danglingIn(text: string, citations: readonly Citation[]): string[] {
  return danglingMarks(
    text,
    citations.map(({ number }) => number),
  );
}

/** Says what blocks Send and Save, and what to do. */
export function danglingText(marks: readonly string[]): string {
  return `The text refers to ${marks.join(', ')} without a citation. Add the citation, or remove the number from the text.`;
}
