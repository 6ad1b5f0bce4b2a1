import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { where } from 'firebase/firestore';
import type { Live } from '../../../lib/live/live.ts';
import { useLiveQuery } from '../../../lib/live/use-live.ts';

/** Follows the documents of a study and those that belong to all studies, in any state. */
export function useScopeDocuments(studyId: string): Live<StudyDocument[]> {
  return useLiveQuery('documents', [where('study_id', '==', studyId)], [where('study_id', '==', null)]);
}
