import type { User } from '@trialdesk/contract/entities/user';
import { accounts, appCheck } from '../firebase/app.ts';
import { ApiError } from '../http/api-error.ts';
import type { Identity } from '../http/authenticate.ts';
import { findUser } from './user-repository.ts';

export interface Credentials {
  name: string;
  password: string;
}

type AccountHolder = Pick<User, 'id' | 'email'>;

/**
 * For an invited person; its uid is the user's id. Completes an interrupted attempt's account; replaces an orphaned
 * one. Errors: 400 for a password the identity provider refuses; 409 when the address belongs to another user's
 * account.
 */
export async function openAccount(holder: AccountHolder, { name, password }: Credentials): Promise<void> {
  const account = { email: holder.email, displayName: name, password, disabled: false };
  const existing = await findAccount(holder.email);
  try {
    if (existing && existing !== holder.id) await removeLeftover(existing);
    if (existing === holder.id) await accounts().updateUser(holder.id, account);
    else await accounts().createUser({ uid: holder.id, ...account });
  } catch (error) {
    throw isPasswordRefusal(error) ? passwordRefused() : error;
  }
}

/** What the provider says of a token, or of its account, with which nobody is signed in. */
const NOT_SIGNED_IN: ReadonlySet<unknown> = new Set([
  'auth/argument-error',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The client reports keys that cannot be fetched as an invalid token. */
const KEYS_NOT_FETCHED = 'Error fetching ';

/** Null for an invalid or revoked token, and for a disabled account. Rejects when the provider cannot say. */
export async function identityOfToken(token: string): Promise<Identity | null> {
  try {
    const { uid, auth_time } = await accounts().verifyIdToken(token, true);
    return { uid, signedInAt: new Date(auth_time * 1000).toISOString() };
  } catch (error) {
    const isUnsaid = error instanceof Error && error.message.startsWith(KEYS_NOT_FETCHED);
    if (!isUnsaid && NOT_SIGNED_IN.has(codeOf(error))) return null;
    throw error;
  }
}

/** Rejects for a token that is not from our own pages. */
export async function verifyAppCheckToken(token: string): Promise<void> {
  await appCheck().verifyToken(token);
}

export async function renameAccount(userId: string, name: string): Promise<void> {
  await accounts().updateUser(userId, { displayName: name });
}

/** Ends all sessions too. Errors: 400 for a password the identity provider refuses. */
export async function setPassword(userId: string, password: string): Promise<void> {
  try {
    await accounts().updateUser(userId, { password });
  } catch (error) {
    throw isPasswordRefusal(error) ? passwordRefused() : error;
  }
}

export async function endSessions(userId: string): Promise<void> {
  await accounts().revokeRefreshTokens(userId);
}

/** Ends all sessions and further sign-in; false with nothing to end. */
export async function closeAccount(userId: string): Promise<boolean> {
  try {
    const { disabled } = await accounts().getUser(userId);
    if (disabled) return false;
    await accounts().updateUser(userId, { disabled: true });
    await accounts().revokeRefreshTokens(userId);
    return true;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return false;
    throw error;
  }
}

async function findAccount(email: string): Promise<string | null> {
  try {
    return (await accounts().getUserByEmail(email)).uid;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

async function removeLeftover(accountId: string): Promise<void> {
  if (await findUser(accountId)) throw new ApiError('conflict', 'addressTaken');
  await accounts().deleteUser(accountId);
}

function isPasswordRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'auth/invalid-password' || code === 'auth/password-does-not-meet-requirements';
}

function passwordRefused(): ApiError {
  const detail = 'passwordTooSimple';
  return new ApiError('bad_input', detail, { password: detail });
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
