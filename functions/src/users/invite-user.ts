import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { isAssignable } from '@trialdesk/contract/permissions';
import type { InviteUserPayload } from '@trialdesk/contract/payloads/invite-user';
import type { AuditActor } from '../audit/audit-repository.ts';
import { secondsAfter, type Clock } from '../clock.ts';
import { ApiError } from '../http/api-error.ts';
import { idFor, newId } from '../ids.ts';
import type { Sentence } from '../messages.ts';
import { findSite } from '../sites/site-repository.ts';
import { findStudy } from '../studies/study-repository.ts';
import { invitationMail } from './invitation-mail.ts';
import { storeInvitation } from './invitation-repository.ts';

export interface NewInvitation {
  actor: AuditActor;
  input: Pick<InviteUserPayload, 'email' | 'role' | 'site_ids' | 'study_ids'>;
  /** The invited person can change it. */
  name?: string;
  idempotencyKey: string | undefined;
  /** Of the application, for the link in the mail. */
  origin: string;
  clock: Clock;
}

const HOUR = 3_600;

/**
 * The id is the secret of the link, so it is random, never derived from the call. Errors: 400 for an unknown site or
 * study, 409 when the address has an open invitation or a user.
 */
export async function inviteUser(invitation: NewInvitation): Promise<User> {
  const { actor, input, name = '', idempotencyKey, origin, clock } = invitation;
  const assignable = isAssignable(input.role);
  const site_ids = assignable
    ? await known(input.site_ids, { find: findSite, field: 'site_ids', missing: 'noSuchSite' })
    : [];
  const study_ids = assignable
    ? await known(input.study_ids, { find: findStudy, field: 'study_ids', missing: 'noSuchStudy' })
    : [];
  const at = clock();
  const user: User = {
    id: newId(),
    email: input.email.toLowerCase(),
    name,
    role: input.role,
    site_ids,
    study_ids,
    status: 'invited',
    created_at: at,
    invitation_expires_at: secondsAfter(at, LIMITS.invitationHours * HOUR),
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

interface Lookup {
  find: (id: string) => Promise<object | null>;
  field: string;
  missing: Extract<Sentence, string>;
}

/** The distinct ids. Errors: 400 if a record is missing. */
async function known(ids: string[], { find, field, missing }: Lookup): Promise<string[]> {
  const distinct = [...new Set(ids)];
  const found = await Promise.all(distinct.map(find));
  if (found.every(Boolean)) return distinct;
  throw new ApiError('bad_input', missing, { [field]: missing });
}
