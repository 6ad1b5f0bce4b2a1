import type { User } from '@trialdesk/contract/entities/user';
import { isRole } from '@trialdesk/contract/roles';
import type { Request } from 'express';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

export interface Identities {
  /** Rejects for an invalid token. */
  uidOfToken: (token: string) => Promise<string>;
  findUser: (uid: string) => Promise<User | null>;
}

/**
 * Role and sites come from the user record, never the token, so changes take effect on the next call. Errors: 401
 * without a valid token; 403 without an active record and known role.
 */
export async function authenticate(request: Request, { uidOfToken, findUser }: Identities): Promise<Member> {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated', 'notSignedIn');
  const user = await findUser(await verified(token, uidOfToken));
  if (user?.status !== 'active' || !isRole(user.role)) {
    throw new ApiError('forbidden', 'noAccess');
  }
  return user;
}

async function verified(token: string, uidOfToken: Identities['uidOfToken']): Promise<string> {
  try {
    return await uidOfToken(token);
  } catch {
    throw new ApiError('unauthenticated', 'sessionEnded');
  }
}
