import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';

/** The answer to a query as it stands for the research team. */
export interface ShownAnswer {
  /** Sent to the site, saved by a reviewer and not sent, or as drafted. */
  kind: 'sent' | 'edited' | 'drafted';
  text: string;
  citations: Citation[];
}

/** What answers a query now; null while nobody and nothing has written an answer. */
export function shownAnswer({ draft, edit, sent }: RequestQuery): ShownAnswer | null {
  const drafted = draft.state === 'ready' ? draft : null;
  if (sent) return { kind: 'sent', text: sent.text, citations: sent.citations };
  if (edit) return { kind: 'edited', text: edit.text, citations: drafted?.citations ?? [] };
  return drafted && { kind: 'drafted', text: drafted.text, citations: drafted.citations };
}

/** An answer waits for review when there is one, or is known not to come, and nobody has saved or sent another. */
export function isPendingReview({ draft, edit, sent }: RequestQuery): boolean {
  return draft.state !== 'queued' && draft.state !== 'writing' && !edit && !sent;
}
