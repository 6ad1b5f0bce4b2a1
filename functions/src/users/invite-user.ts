import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import type { InviteUserPayload } from '@trialdesk/contract/payloads/invite-user';
import type { Reach } from '@trialdesk/contract/permissions';
import { SYSTEM, type AuditActor } from '../audit/audit-repository.ts';
import { secondsAfter, type Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { idFor, newId } from '../ids.ts';
import { assigned } from './access.ts';
import { invitationMail } from './invitation-mail.ts';
import { storeInvitation } from './invitation-repository.ts';

export interface NewInvitation {
  actor: AuditActor;
  /** What the caller may assign. */
  reach: Reach;
  input: Pick<InviteUserPayload, 'email' | 'role' | 'site_ids' | 'study_ids'>;
  /** The invited person can change it. */
  name?: string;
  idempotencyKey: string | undefined;
  /** For the link in the mail. */
  origin: string;
  clock: Clock;
}

const HOUR = 3_600;

/**
 * The id is the secret of the link, so it is random, never derived from the call. Errors: 400 for an unknown site or
 * study, 409 when the address has an open invitation or a user.
 */
export async function inviteUser(invitation: NewInvitation): Promise<User> {
  const { actor, reach, input, name = '', idempotencyKey, origin, clock } = invitation;
  const access = await assigned(reach, input);
  const at = clock();
  const user: User = {
    id: newId(),
    email: input.email.toLowerCase(),
    name,
    ...access,
    status: 'invited',
    created_at: at,
    invitation_expires_at: secondsAfter(at, LIMITS.invitationHours * HOUR),
    ...(actor.id !== SYSTEM.id && { invited_by: actor.name }),
  };
  const outcome = await storeInvitation({
    user,
    cause: idFor(actor.id, idempotencyKey),
    mail: invitationMail(user, origin),
    actor,
    at,
  });
  if (outcome.result === 'stored') return outcome.user;
  const detail = outcome.holder.status === 'active' ? 'userExists' : 'invitationOpen';
  throw new ApiError('conflict', detail, { email: detail });
}
