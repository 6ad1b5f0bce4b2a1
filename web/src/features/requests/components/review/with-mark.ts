import { citationMark } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { ResponseEdit } from './response-edit.ts';

/** The edit with the mark of a citation at a place of its text, and where to go on writing. */
export function withMark(edit: ResponseEdit, citation: Citation, at: number): { edit: ResponseEdit; caret: number } {
  const before = edit.text.slice(0, at).trimEnd();
  const after = edit.text.slice(at);
  const marked = `${before}${before === '' ? '' : ' '}${citationMark(citation.number)}`;
  return { edit: withCitation({ ...edit, text: marked + after }, citation), caret: marked.length };
}

/** So that its number is known before the change comes back from the server. */
export function withCitation(edit: ResponseEdit, citation: Citation): ResponseEdit {
  const isKnown = edit.citations.some(({ number }) => number === citation.number);
  return isKnown ? edit : { ...edit, citations: [...edit.citations, citation] };
}
