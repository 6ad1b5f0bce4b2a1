import type { StudySettings } from '@trialdesk/contract/entities/site';
import { call } from '../../../lib/api.ts';

export function readStudySettings(studyId: string): Promise<StudySettings> {
  return call('getStudySettings', { params: { id: studyId } });
}

/** Rejects with an `ApiError`. */
export function saveStudySettings(studyId: string, settings: StudySettings): Promise<StudySettings> {
  return call('putStudySettings', { params: { id: studyId }, body: settings });
}
