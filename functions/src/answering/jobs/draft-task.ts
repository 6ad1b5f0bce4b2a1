import type { AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { NotFoundDraft, ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { ModelQuestion } from '../models/draft-model.ts';
import type { ScopeDocument } from '../retrieval/scope.ts';

/** A question to answer only from the documents in its scope. */
export interface DraftTask extends ModelQuestion {
  documents: ScopeDocument[];
  /** Read when drafting starts. */
  settings: AiSettings;
}

/** Without its time, which is added when it is stored. */
export type DraftOutcome = Omit<ReadyDraft, 'written_at'> | Omit<NotFoundDraft, 'written_at'>;
