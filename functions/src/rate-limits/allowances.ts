import { LIMITS } from '@trialdesk/contract/limits';
import type { Allowance } from './rate-limit-repository.ts';

const { registration, request, draft } = LIMITS.rates;

/** By caller and by nearest hop: callers past the proxy can invent the first; many may share the second. */
export function registrationAllowances(caller: string, nearest: string): Allowance[] {
  const refusal = 'tooManyAttempts';
  return [
    { kind: 'registration', who: `caller ${caller}`, most: registration.most, refusal },
    { kind: 'registration', who: `nearest ${nearest}`, most: registration.mostShared, refusal },
  ];
}

/** Per person and, for the draft it causes, per site. */
export function questionAllowances(memberId: string, siteId: string): Allowance[] {
  return [
    {
      kind: 'request',
      who: memberId,
      most: request.most,
      refusal: 'tooManyQuestions',
    },
    {
      kind: 'draft',
      who: siteId,
      most: draft.most,
      refusal: 'tooManySiteQuestions',
    },
  ];
}

/** A draft requested by a reviewer. */
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
