import { MESSAGES } from '@trialdesk/contract/messages';
import { ApiError } from '../../../lib/api-error.ts';

/** Why an invitation can no longer be accepted. */
export interface EndedInvitation {
  title: string;
  text: string;
}

export type RegistrationFailure =
  | ({ kind: 'ended' } & EndedInvitation)
  /** `reason` is the server's sentence if it is specific; `fields` the error of each field. */
  | { kind: 'failed'; reason: string | null; fields: Readonly<Record<string, string>> };

const ENDINGS = [MESSAGES.registrationExpired, MESSAGES.registrationUsed, MESSAGES.registrationUnknown];

/** Why a registration failed, as the screen shows it. */
export function registrationFailure(error: unknown): RegistrationFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed', reason: null, fields: {} };
  const { code, detail, fields } = error;
  if (code === 'gone') {
    const { title } = ENDINGS.find(({ text }) => text === detail) ?? MESSAGES.registrationInvalid;
    return { kind: 'ended', title, text: detail };
  }
  const saysMore = code === 'conflict' || code === 'too_many_requests';
  return { kind: 'failed', reason: saysMore ? detail : null, fields };
}
