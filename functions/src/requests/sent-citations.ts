import type { Citation } from '@trialdesk/contract/entities/citation';
import type { Draft } from '@trialdesk/contract/entities/draft';
import { ApiError } from '../http/api-error.ts';

/** What of a draft's citations goes to the site with a text. */
export interface Sent {
  text: string;
  citations: Citation[];
}

/**
 * The text and the citations that the site gets. `chosen` are the numbers that the reviewer wants along; left out, all
 * go, or none when the draft was written with citations switched off. With them switched off the text also loses the
 * marks of those that stay behind; every other number in brackets is the reviewer's own.
 * Errors: 400 for a number that is not the draft's.
 */
export function sentCitations(draft: Draft, text: string, chosen: number[] | undefined): Sent {
  const drafted = draft.state === 'ready' ? draft.citations : [];
  const withCitations = draft.state !== 'ready' || draft.settings?.include_citations !== false;
  const wanted = chosen ?? (withCitations ? drafted.map(({ number }) => number) : []);
  const citations = drafted.filter(({ number }) => wanted.includes(number));
  if (citations.length !== new Set(wanted).size) {
    throw new ApiError('bad_input', 'A chosen citation is not one of the draft.');
  }
  if (withCitations) return { text, citations };
  const left = drafted.map(({ number }) => number).filter((number) => !wanted.includes(number));
  return { text: withoutMarks(text, left), citations };
}

function withoutMarks(text: string, numbers: number[]): string {
  const bare = text.replace(/[ \t]*\[(\d{1,3})\]/g, (mark, number: string) =>
    numbers.includes(Number(number)) ? '' : mark,
  );
  // A text of nothing but marks would leave nothing to send.
  return bare.trim() === '' ? text : bare;
}
