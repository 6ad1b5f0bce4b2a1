import { callPublicly } from '../../../lib/api.ts';

/** Succeeds for every address. Rejects with an `ApiError`. */
export async function requestPasswordReset(email: string): Promise<void> {
  await callPublicly('requestPasswordReset', { body: { email } });
}

/** Rejects with an `ApiError`; its code is `gone` when the link has ended. */
export async function completePasswordReset(token: string, password: string): Promise<void> {
  await callPublicly('completePasswordReset', { params: { token }, body: { password } });
}
