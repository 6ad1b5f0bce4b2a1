import { dropMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import { isReadyDraft, sendsCitations } from '@trialdesk/contract/entities/draft';
import type { RequestQuery, SentAnswer } from '@trialdesk/contract/entities/request';
import { ApiError } from '../http/api-error.ts';

/** A response as the reviewer hands it in. */
interface HandedIn {
  text: string;
  /** Numbers of the citations that the reviewer wants along. */
  citations?: number[] | undefined;
  /** That the text's numbers are those of the draft, though a saved response stands. */
  basedOnDraft?: boolean;
}

/** What the numbers in a response refer to: a saved response keeps the citations it was made on. */
export function standingCitations(
  { draft, edit }: Pick<RequestQuery, 'draft' | 'edit'>,
  basedOnDraft: boolean | undefined,
): Citation[] {
  if (edit && !basedOnDraft) return edit.citations;
  return isReadyDraft(draft) ? draft.citations : [];
}

/**
 * The text and the citations that the site gets. The chosen ones go along; with nothing chosen all do, or none when the
 * draft was written with citations switched off. With them switched off the text also loses the marks of those that
 * stay behind; every other number in brackets is the reviewer's own.
 * Errors: 400 for a number that the response does not have.
 */
export function sentCitations(
  query: Pick<RequestQuery, 'draft' | 'edit'>,
  { text, citations: chosen, basedOnDraft }: HandedIn,
): Pick<SentAnswer, 'text' | 'citations'> {
  const standing = standingCitations(query, basedOnDraft);
  const withCitations = sendsCitations(query.draft);
  const wanted = chosen ?? (withCitations ? standing.map(({ number }) => number) : []);
  const citations = standing.filter(({ number }) => wanted.includes(number));
  if (citations.length !== new Set(wanted).size) {
    throw new ApiError('bad_input', 'A chosen citation is not one of the draft.');
  }
  if (withCitations) return { text, citations };
  const left = standing.map(({ number }) => number).filter((number) => !wanted.includes(number));
  return { text: textWithout(text, (number) => left.includes(number)), citations };
}

/** Whether the text is the one that was sent, perhaps before it lost the marks of what stayed behind. */
export function isRepeated(sent: SentAnswer, text: string): boolean {
  const kept = sent.citations.map(({ number }) => number);
  return sent.text === text || sent.text === textWithout(text, (number) => !kept.includes(number));
}

/** Keeps a text that consists of marks alone, since nothing would be left to send. */
function textWithout(text: string, isDropped: (number: number) => boolean): string {
  const bare = dropMarks(text, isDropped);
  return bare.trim() === '' ? text : bare;
}
