import { registrationPayload, type RegistrationForm } from '@trialdesk/contract/payloads/registration';
import { callPublicly } from '../../../lib/api.ts';

/** Accepts the invitation with this id. Resolves with the address to sign in with. Rejects with an `ApiError`; its code is `gone` when the link has ended. */
export async function completeRegistration(userId: string, { name, password }: RegistrationForm): Promise<string> {
  const body = registrationPayload.cast({ name, password });
  return (await callPublicly('completeRegistration', { params: { userId }, body })).email;
}
