import type { Citation } from '@trialdesk/contract/entities/citation';
import { isPendingDraft, isReadyDraft, type ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';

/** The answer the research team sees for a query. */
export interface ShownAnswer {
  kind: 'sent' | 'edited' | 'drafted';
  text: string;
  citations: Citation[];
}

/** The sent answer, else the saved edit, else the draft; null if there is none. */
export function shownAnswer({ draft, edit, sent }: RequestQuery): ShownAnswer | null {
  if (sent) return { kind: 'sent', text: sent.text, citations: sent.citations };
  if (edit) return { kind: 'edited', text: edit.text, citations: edit.citations };
  return isReadyDraft(draft) ? { kind: 'drafted', text: draft.text, citations: draft.citations } : null;
}

/** Drafting has finished, with or without an answer, and nobody has saved or sent a response. */
export function isPendingReview({ draft, edit, sent }: RequestQuery): boolean {
  return !isPendingDraft(draft) && !edit && !sent;
}

/** A draft written after the saved edit that hides it, or null. */
export function newerDraft({ draft, edit, sent }: RequestQuery): ReadyDraft | null {
  return edit && !sent && isReadyDraft(draft) && draft.written_at > edit.saved_at ? draft : null;
}
