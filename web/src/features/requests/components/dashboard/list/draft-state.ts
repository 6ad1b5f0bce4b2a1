import type { Draft } from '@trialdesk/contract/entities/draft';
import type { NewestQuery } from '@trialdesk/contract/entities/request';

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

/** How far the answer to the newest question is. */
export function draftState({ draft, is_edited, is_sent }: NewestQuery): DraftState {
  if (is_sent) return { label: 'Sent', color: MUTED };
  return is_edited ? { label: 'Edited', color: INK } : DRAFTS[draft];
}
