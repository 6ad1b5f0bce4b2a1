import { registrationPayload, type RegistrationForm } from '@trialdesk/contract/payloads/registration';
import { callPublicly } from '../../../lib/api.ts';

/** Accepts the invitation with this id. Rejects with an `ApiError`; its code is `gone` when the link has ended. */
export async function completeRegistration(userId: string, { name, password }: RegistrationForm): Promise<void> {
  const body = registrationPayload.cast({ name, password });
  await callPublicly('completeRegistration', { params: { userId }, body });
}
