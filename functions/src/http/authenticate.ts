import { isRole } from '@trialdesk/contract/roles';
import type { Request } from 'express';
import { accounts } from '../firebase/app.ts';
import { findUser } from '../users/user-repository.ts';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

/**
 * The person behind a call. Role and sites come from the user's record, never from the token, so that a change
 * or a deletion holds from the next call on.
 * Errors: 401 without a valid token, 403 when the account has no active record or no known role.
 */
export async function authenticate(request: Request): Promise<Member> {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated', 'Please sign in.');
  const uid = await uidOf(token);
  const user = await findUser(uid);
  if (user?.status !== 'active' || !isRole(user.role)) {
    throw new ApiError('forbidden', 'This account has no access.');
  }
  return user;
}

async function uidOf(token: string): Promise<string> {
  try {
    return (await accounts().verifyIdToken(token)).uid;
  } catch {
    throw new ApiError('unauthenticated', 'Your session has ended. Please sign in again.');
  }
}
