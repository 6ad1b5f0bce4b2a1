import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { orderBy } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Follows all study documents, newest first. */
export function useDocuments(): Live<StudyDocument[]> {
  return useLiveQuery('documents', [orderBy('upload_date', 'desc')]);
}
