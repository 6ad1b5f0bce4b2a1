import type { AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { NotFoundDraft, ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { ModelQuestion } from '../models/draft-model.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';

/** A question to answer from the documents in its scope and nothing else. */
export interface DraftTask extends ModelQuestion {
  documents: ScopeDocument[];
  /** The organisation's, read when drafting starts. */
  settings: AiSettings;
}

/** A finished draft; whoever stores it adds the time. */
export type DraftOutcome = Omit<ReadyDraft, 'written_at'> | Omit<NotFoundDraft, 'written_at'>;
