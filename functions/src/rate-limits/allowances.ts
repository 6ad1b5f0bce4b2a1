import { LIMITS } from '@trialdesk/contract/limits';
import type { Allowance } from './rate-limit-repository.ts';

const { registration, request, draft } = LIMITS.rates;

/**
 * Attempts to register, by the address of the caller and by the nearest hop. The first is what a proxy says and
 * anybody who calls past the proxy can invent; the second is what our side has seen, and may be shared by many.
 */
export function registrationAllowances(caller: string, nearest: string): Allowance[] {
  const refusal = 'tooManyAttempts';
  return [
    { kind: 'registration', who: `caller ${caller}`, most: registration.most, refusal },
    { kind: 'registration', who: `nearest ${nearest}`, most: registration.mostShared, refusal },
  ];
}

/** A question, by the person who asks and, for the draft it causes, by their site. */
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

/** A draft that a reviewer asks for anew. */
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
