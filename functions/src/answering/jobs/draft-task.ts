import type { Category } from '@trialdesk/contract/choices';
import type { AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { NotFoundDraft, ReadyDraft, SearchedDocument } from '@trialdesk/contract/entities/draft';
import type { PassageFile } from '../../ingestion/passages/passage.ts';

/** A document in the scope of a question. */
export interface ScopeDocument extends SearchedDocument {
  file: PassageFile;
}

/** A question to be answered from the documents in its scope alone. */
export interface DraftTask {
  title: string;
  category: Category;
  question: string;
  /** Earlier turns of the thread that were answered, oldest first. */
  earlier: { question: string; answer: string }[];
  documents: ScopeDocument[];
  /** The organisation's, as they stand when the draft is begun. */
  settings: AiSettings;
}

/** A finished draft, but for its time, which whoever stores it adds. */
export type DraftOutcome = Omit<ReadyDraft, 'written_at'> | Omit<NotFoundDraft, 'written_at'>;
