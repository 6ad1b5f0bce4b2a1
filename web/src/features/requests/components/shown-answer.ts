import type { Citation } from '@trialdesk/contract/entities/citation';
import { isPendingDraft, isReadyDraft, type ReadyDraft } from '@trialdesk/contract/entities/draft';
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
  if (sent) return { kind: 'sent', text: sent.text, citations: sent.citations };
  if (edit) return { kind: 'edited', text: edit.text, citations: edit.citations };
  return isReadyDraft(draft) ? { kind: 'drafted', text: draft.text, citations: draft.citations } : null;
}

/** An answer waits for review when there is one, or is known not to come, and nobody has saved or sent another. */
export function isPendingReview({ draft, edit, sent }: RequestQuery): boolean {
  return !isPendingDraft(draft) && !edit && !sent;
}

/** A draft that came after somebody had saved a response, which hides it; null when there is none. */
export function newerDraft({ draft, edit, sent }: RequestQuery): ReadyDraft | null {
  return edit && !sent && isReadyDraft(draft) && draft.written_at > edit.saved_at ? draft : null;
}
