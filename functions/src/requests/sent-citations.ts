import { dropMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft, sendsCitations } from '@trialdesk/contract/entities/draft';
import type { RequestQuery, SentAnswer } from '@trialdesk/contract/entities/request';
import { ApiError } from '../http/api-error.ts';

interface Submitted {
  text: string;
  /** Numbers of the citations to send. */
  citations?: number[] | undefined;
  /** The text's numbers refer to the draft, not to the saved response. */
  basedOnDraft?: boolean;
}

/** Those of the saved response, else of the draft. */
export function citationsInUse(
  { draft, edit }: Pick<RequestQuery, 'draft' | 'edit'>,
  basedOnDraft: boolean | undefined,
): Citation[] {
  if (edit && !basedOnDraft) return edit.citations;
  return isReadyDraft(draft) ? draft.citations : [];
}

/**
 * Text and citations for the site: the chosen ones, by default all, or none if the draft was written with citations
 * off. With citations off the marks of omitted citations are removed; other bracketed numbers are text. Errors: 400
 * for an unknown number.
 */
export function sentCitations(
  query: Pick<RequestQuery, 'draft' | 'edit'>,
  { text, citations: chosen, basedOnDraft }: Submitted,
): Pick<SentAnswer, 'text' | 'citations'> {
  const available = citationsInUse(query, basedOnDraft);
  const withCitations = sendsCitations(query.draft);
  const wanted = chosen ?? (withCitations ? available.map(({ number }) => number) : []);
  const citations = available.filter(({ number }) => wanted.includes(number));
  if (citations.length !== new Set(wanted).size) {
    throw new ApiError('bad_input', 'unknownCitation');
  }
  if (withCitations) return { text, citations };
  const dropped = available.map(({ number }) => number).filter((number) => !wanted.includes(number));
  return { text: textWithout(text, (number) => dropped.includes(number)), citations };
}

/** With or without the marks of dropped citations. */
export function isRepeated(sent: SentAnswer, text: string): boolean {
  const kept = sent.citations.map(({ number }) => number);
  return sent.text === text || sent.text === textWithout(text, (number) => !kept.includes(number));
}

/** Keeps a text of marks only, so that something is left to send. */
function textWithout(text: string, isDropped: (number: number) => boolean): string {
  const bare = dropMarks(text, isDropped);
  return bare.trim() === '' ? text : bare;
}
