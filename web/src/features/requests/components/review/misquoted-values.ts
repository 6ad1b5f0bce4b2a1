import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citedIn, insertablePassages } from '@trialdesk/contract/response-citations';
import { unfoundedValues } from '@trialdesk/contract/unfounded-values';
import { marksAfter, statementsOf } from '../../../../components/cited-answer/statements.ts';
import { citationKey } from '../citation-key.ts';
import type { CitingText } from './document-doubts.ts';

interface Line {
  line: string;
  words: string;
  /** Keys of its citations, whose numbers change when a response is saved. */
  cited: readonly string[];
}

/**
 * Values of statements that what they cite does not state: somebody has changed them, or cites something else. Lines of the draft
 * are as they were verified, also by the context of what they cite, such as a table's header.
 */
export function misquotedValues(query: RequestQuery, { text, citations }: CitingText): string[] {
  const { draft } = query;
  const drafted = isReadyDraft(draft) ? linesOf(draft.text, draft.citations) : [];
  const isDrafted = ({ words, cited }: Line) =>
    drafted.some((other) => other.words === words && other.cited.join() === cited.join());
  const offered = insertablePassages(query);
  const known = (citation: Citation) => {
    const key = citationKey(citation);
    return [
      ...[citation.text_snippet, citation.marked_under ?? ''],
      ...drafted.filter(({ cited }) => cited.includes(key)).map(({ words }) => words),
      ...offered.filter((passage) => citationKey(passage) === key).map((passage) => passage.text ?? ''),
    ];
  };
  const written = linesOf(text, citations).filter((line) => !isDrafted(line));
  return [...new Set(written.flatMap(({ line }) => misquotedIn(line, citations, known)))];
}

function misquotedIn(
  line: string,
  citations: readonly Citation[],
  known: (citation: Citation) => readonly string[],
): string[] {
  const parts = statementsOf(line, citations);
  return parts.flatMap((part, at) => {
    const numbers = marksAfter(parts, at);
    if (part.kind === 'mark' || numbers.length === 0) return [];
    const cited = citations.filter(({ number }) => numbers.includes(number));
    const names = cited.flatMap(({ section, document_name }) => [section, document_name]).join('\n');
    const unfounded = unfoundedValues(part.text, cited.flatMap(known).join('\n'));
    // Of a bare number, such as a section's, the name of the place is ground enough.
    return unfounded.filter((value) => value.includes(' ') || unfoundedValues(value, names).length > 0);
  });
}

function linesOf(text: string, citations: readonly Citation[]): Line[] {
  return text.split('\n').map((line) => ({
    line,
    words: stripMarks(line).trim(),
    cited: citedIn(line, citations).map(citationKey),
  }));
}
