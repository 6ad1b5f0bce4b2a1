import type { MessageKey } from '@trialdesk/contract/messages';
import { FirebaseError } from 'firebase/app';

export interface SignInFailure {
  message: MessageKey;
  values: Record<string, string>;
}

/** The message for a sign-in that failed (specification, section 8). It never reveals whether the address is known. */
export function signInFailure(error: unknown): SignInFailure {
  const code = error instanceof FirebaseError ? error.code : '';
  switch (code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/user-not-found':
    case 'auth/wrong-password':
      return { message: 'loginFailed', values: {} };
    case 'auth/too-many-requests':
      return { message: 'loginTooMany', values: {} };
    case 'auth/user-disabled':
      return { message: 'loginDisabled', values: {} };
    default:
      return { message: 'loginOther', values: { message: error instanceof Error ? error.message : 'unknown' } };
  }
}

/** Whether the sign-in service was not reached. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'auth/network-request-failed';
}
