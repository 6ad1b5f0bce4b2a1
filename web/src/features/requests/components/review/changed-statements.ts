import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { citedIn, insertablePassages } from '@trialdesk/contract/response-citations';
import { marksAfter, statementsOf } from '../../../../components/cited-answer/statements.ts';
import { citationKey } from '../citation-key.ts';
import type { CitingText } from './document-doubts.ts';

/** A statement that a citation follows, and that is not as the draft has it. */
export interface ChangedStatement {
  text: string;
  cited: readonly Citation[];
  /** Texts that are known to be right with one of its citations. */
  known: readonly string[];
}

interface Line {
  line: string;
  words: string;
  /** Keys of its citations, whose numbers change when a response is saved. */
  cited: readonly string[];
}

/**
 * Lines of the draft are left out, since they were verified, also by the context of what they cite, such as a table's
 * header.
 */
export function changedStatements(query: RequestQuery, { text, citations }: CitingText): ChangedStatement[] {
  const { draft } = query;
  const drafted = isReadyDraft(draft) ? linesOf(draft.text, draft.citations) : [];
  const isDrafted = ({ words, cited }: Line) =>
    drafted.some((other) => other.words === words && other.cited.join() === cited.join());
  const offered = insertablePassages(query);
  const knownWith = (citation: Citation) => {
    const key = citationKey(citation);
    return [
      ...[citation.text_snippet, citation.marked_under ?? ''],
      ...drafted.filter(({ cited }) => cited.includes(key)).map(({ words }) => words),
      ...offered.filter((passage) => citationKey(passage) === key).map((passage) => passage.text ?? ''),
    ];
  };
  const written = linesOf(text, citations).filter((line) => !isDrafted(line));
  return written.flatMap(({ line }) =>
    citingIn(line, citations).map((statement) => ({ ...statement, known: statement.cited.flatMap(knownWith) })),
  );
}

function citingIn(line: string, citations: readonly Citation[]): Pick<ChangedStatement, 'text' | 'cited'>[] {
  const parts = statementsOf(line, citations);
  return parts.flatMap((part, at) => {
    const numbers = marksAfter(parts, at);
    if (part.kind === 'mark' || numbers.length === 0) return [];
    return [{ text: part.text, cited: citations.filter(({ number }) => numbers.includes(number)) }];
  });
}

function linesOf(text: string, citations: readonly Citation[]): Line[] {
  return text.split('\n').map((line) => ({
    line,
    words: stripMarks(line).trim(),
    cited: citedIn(line, citations).map(citationKey),
  }));
}
