import { MESSAGES } from '@trialdesk/contract/messages';
import { hasAllSites, isWithinReach, type Reach } from '@trialdesk/contract/permissions';
import { ApiError } from './api-error.ts';

/** Errors: 403. */
export function requireRequestWithin(reach: Reach, { site_id, study_id }: { site_id: string; study_id: string }): void {
  if (!isWithinReach(reach, { site_id, study_id })) throw new ApiError('forbidden', MESSAGES.requestDenied);
}

/** For what all sites ask about a study. Errors: 403. */
export function requireAllRequestsWithin(reach: Reach, { study_id }: { study_id: string }): void {
  if (!hasAllSites(reach) || !isWithinReach(reach, { study_id }))
    throw new ApiError('forbidden', MESSAGES.requestDenied);
}

/** Errors: 403. */
export function requireSiteWithin(reach: Reach, siteId: string): void {
  if (!isWithinReach(reach, { site_id: siteId })) throw new ApiError('forbidden', 'ownSiteOnly');
}

/** Errors: 403. */
export function requireStudyWithin(reach: Reach, studyId: string): void {
  if (!isWithinReach(reach, { study_id: studyId })) throw new ApiError('forbidden', 'notYourStudy');
}

interface OfStudy {
  /** Null for all studies. */
  study_id: string | null;
}

/** Errors: 403. */
export function requireDocumentWithin(reach: Reach, document: OfStudy): void {
  if (!isDocumentWithin(reach, document)) throw new ApiError('forbidden', 'notYourStudy');
}

export function isDocumentWithin(reach: Reach, { study_id }: OfStudy): boolean {
  return isWithinReach(reach, study_id === null ? {} : { study_id });
}
