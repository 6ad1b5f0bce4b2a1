import { SERVER_LIMITS } from '@trialdesk/contract/server-limits';
import type { Allowance } from './rate-limit-repository.ts';

const { passwordReset, registration, lookup, upload, draft, write, recordedRefusal } = SERVER_LIMITS.rates;

/** By invitation, whose id nobody can guess, and loosely by address, which a hospital may share. */
export function registrationAllowances(invitationId: string, caller: string): Allowance[] {
  return [
    {
      kind: 'registration',
      who: `invitation ${invitationId}`,
      most: registration.most,
      refusal: 'tooManyRegistrations',
    },
    { kind: 'registration', who: `caller ${caller}`, most: registration.mostShared, refusal: 'tooManyAttempts' },
  ];
}

/** By mail address, known or not, and loosely by caller. */
export function passwordResetAllowances(email: string, caller: string): Allowance[] {
  return [
    { kind: 'passwordReset', who: `address ${email}`, most: passwordReset.most, refusal: 'tooManyResets' },
    { kind: 'passwordReset', who: `caller ${caller}`, most: passwordReset.mostShared, refusal: 'tooManyResets' },
  ];
}

/** Whatever they write. */
export function writeAllowance(memberId: string): Allowance {
  return { kind: 'write', who: memberId, most: write.most, refusal: 'tooManyWrites' };
}

/** A search reads up to a few hundred records. */
export function sentAnswersAllowances(memberId: string): Allowance[] {
  return [{ kind: 'lookup', who: memberId, most: lookup.most, refusal: 'tooManyLookups' }];
}

/** In chunks. */
export function uploadAllowances(memberId: string): Allowance[] {
  return [{ kind: 'upload', who: memberId, most: upload.most, refusal: 'tooManyUploads' }];
}

/** Requested by a reviewer. */
export function draftAllowances(memberId: string): Allowance[] {
  return [
    {
      kind: 'draft',
      who: `reviewer ${memberId}`,
      most: draft.most,
      refusal: 'tooManyDrafts',
    },
  ];
}

/** Of a question by its asker; causes a draft too. */
export function changeAllowances(memberId: string): Allowance[] {
  return [{ kind: 'draft', who: `asker ${memberId}`, most: draft.most, refusal: 'tooManyWrites' }];
}

/** Its refusal is never shown: the call was refused already. */
export function recordedRefusalAllowances(memberId: string): Allowance[] {
  return [{ kind: 'recordedRefusal', who: memberId, most: recordedRefusal.most, refusal: 'tooManyAttempts' }];
}
