import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { aliasOf } from '../ids.ts';
import { letterTo, type OutgoingMail } from '../outbox/outgoing-mail.ts';

/** The id of the mail for an invited person; logs and mail servers see it. */
export function invitationMailId(userId: string): string {
  return `invitation_${aliasOf(userId)}`;
}

/** The registration link is as good as a password until it is used. */
export function invitationMail({ id, email, role }: Pick<User, 'id' | 'email' | 'role'>, origin: string): OutgoingMail {
  return {
    id: invitationMailId(id),
    mail: letterTo(
      { email },
      {
        subject: 'Your invitation to TrialDesk',
        body: `You are invited to join TrialDesk as ${role}. The link below expires in ${LIMITS.invitationHours} hours.`,
        link: `${origin}/register/${id}`,
      },
    ),
  };
}
