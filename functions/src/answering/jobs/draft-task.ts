import type { AiSettings } from '@trialdesk/contract/entities/ai-settings';
import type { NotFoundDraft, ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { PageImage } from '../../ingestion/page-images/draw-pages.ts';
import type { ModelQuestion, QuotableAnswer } from '../models/draft-model.ts';
import type { FactReviews, ScopeDocument } from '../retrieval/scope.ts';

/** To answer only from the documents in its scope. */
export interface DraftTask extends ModelQuestion {
  documents: ScopeDocument[];
  /** Absent if some are the study's own. */
  own_documents?: 'none' | 'unread';
  /** Read when drafting starts. */
  settings: AiSettings;
  /** By field; only reviews of the documents in use. */
  reviews?: FactReviews;
  /** Approved answers to close questions. */
  findQuotable?: () => Promise<QuotableAnswer[]>;
  /** Rejects or leaves out what it cannot draw. Without it no images are sent. */
  drawPages?: (documentId: string, pages: number[]) => Promise<PageImage[]>;
}

/** Without its time, added when it is stored. */
export type DraftOutcome = Omit<ReadyDraft, 'written_at'> | Omit<NotFoundDraft, 'written_at'>;
