import { marksAfter, statementsOf } from '../../../../components/cited-answer/statements.ts';
import { citedNumbers } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { unfoundedValues } from '@trialdesk/contract/unfounded-values';
import type { CitingText } from './document-doubts.ts';
import { groundsOf } from './grounds-of.ts';

/**
 * Values of statements that what they cite does not state: somebody has changed them, or cites something else. Lines of
 * `verified`, a draft's text, are as they were verified, also by the context of what they cite, such as a table's header.
 */
export function misquotedValues({ text, citations }: CitingText, verified: string): string[] {
  const drafted = verified.split('\n');
  const written = text.split('\n').filter((line) => !drafted.includes(line));
  return [...new Set(written.flatMap((line) => misquotedIn(line, citations, drafted)))];
}

function misquotedIn(line: string, citations: readonly Citation[], drafted: readonly string[]): string[] {
  const parts = statementsOf(line, citations);
  return parts.flatMap((part, at) => {
    const numbers = marksAfter(parts, at);
    if (part.kind === 'mark' || numbers.length === 0) return [];
    const cited = citations.filter(({ number }) => numbers.includes(number));
    const verified = drafted.filter((other) => citedNumbers(other).some((number) => numbers.includes(number)));
    return unfoundedValues(part.text, [...cited.map(groundsOf), ...verified].join('\n'));
  });
}
