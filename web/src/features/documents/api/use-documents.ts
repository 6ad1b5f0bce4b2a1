import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { collection, orderBy, query } from 'firebase/firestore';
import { converterFor } from '../../../lib/live/converter.ts';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live-query.ts';

/** Follows all study documents, newest first. */
export function useDocuments(): Live<StudyDocument[]> {
  return useLiveQuery<StudyDocument>('documents', (db) =>
    query(
      collection(db, COLLECTIONS.documents).withConverter(converterFor<StudyDocument>()),
      orderBy('upload_date', 'desc'),
    ),
  );
}
