import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { where } from 'firebase/firestore';
import { useLiveQuery } from './live/use-live.ts';

const NONE: StudyDocument[] = [];

/** Follows the active documents of a study, or for null those for all studies; undefined reads none. */
export function useStudyDocuments(studyId: string | null | undefined): readonly StudyDocument[] {
  const queries =
    studyId === undefined ? [] : [[where('document_status', '==', 'active'), where('study_id', '==', studyId)]];
  const live = useLiveQuery('documents', ...queries);
  return live.status === 'ready' ? live.data : NONE;
}
