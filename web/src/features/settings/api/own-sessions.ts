import { call } from '../../../lib/api.ts';
import { enterPassword, signInAgain } from '../../../lib/session/enter-password.ts';

/** Ends all other sessions; run it in `renew`. Rejects with the sign-in service's error or an `ApiError`. */
export async function changePassword(email: string, { current, next }: Record<'current' | 'next', string>) {
  await enterPassword(current);
  await call('changePassword', { body: { password: next } });
  await signInAgain(email, next);
}

/** Rejects with an `ApiError`. */
export async function signOutEverywhere(): Promise<void> {
  await call('signOutEverywhere');
}
