import type { Draft } from '@trialdesk/contract/entities/draft';
import type { RequestSummary } from '@trialdesk/contract/entities/request';

interface DraftState {
  label: string;
  /** Of the text. */
  color: string;
}

const MUTED = 'var(--td-muted)';
const INK = 'var(--td-ink)';

const DRAFTS: Record<Draft['state'], DraftState> = {
  queued: { label: 'Writing', color: MUTED },
  writing: { label: 'Writing', color: MUTED },
  waiting: { label: 'Waiting', color: MUTED },
  ready: { label: 'Ready', color: INK },
  not_found: { label: 'Not found', color: 'var(--td-attention)' },
  failed: { label: 'Failed', color: 'var(--td-error)' },
};

/** How far the answer to the newest question is, if one is still wanted. */
export function draftState({ status, newest_query }: Pick<RequestSummary, 'status' | 'newest_query'>): DraftState {
  if (status === 'withdrawn') return { label: 'Withdrawn', color: MUTED };
  const { draft, is_edited, is_sent } = newest_query;
  if (is_sent) return { label: 'Sent', color: MUTED };
  return is_edited ? { label: 'Edited', color: INK } : DRAFTS[draft];
}
