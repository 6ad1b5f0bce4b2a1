import type { User } from '@trialdesk/contract/entities/user';
import { isRole } from '@trialdesk/contract/roles';
import type { Request } from 'express';
import { ApiError } from './api-error.ts';
import type { Member } from './member.ts';

export interface Identity {
  uid: string;
  /** When the password was last entered: ISO 8601, UTC. */
  signedInAt: string;
}

export interface Caller {
  member: Member;
  signedInAt: string;
}

export interface Identities {
  /** Null for a token with which nobody is signed in. Rejects when that is not known. */
  identityOfToken: (token: string) => Promise<Identity | null>;
  findUser: (uid: string) => Promise<User | null>;
}

/**
 * Role and sites come from the user record, never the token, so changes take effect on the next call. Errors: 401
 * without a valid token, or when the user has ended the session; 403 without an active record and known role. Rejects
 * when the identity provider cannot be asked: its outage ends no session.
 */
export async function authenticate(request: Request, { identityOfToken, findUser }: Identities): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
  if (!token) throw new ApiError('unauthenticated', 'notSignedIn');
  const identity = await identityOfToken(token);
  if (!identity) throw new ApiError('unauthenticated', 'sessionEnded');
  const { uid, signedInAt } = identity;
  const user = await findUser(uid);
  if (user?.sessions_from !== undefined && Date.parse(signedInAt) < user.sessions_from * 1000) {
    throw new ApiError('unauthenticated', 'sessionEnded');
  }
  if (user?.status !== 'active' || !isRole(user.role)) {
    throw new ApiError('forbidden', 'noAccess');
  }
  return { member: user, signedInAt };
}
