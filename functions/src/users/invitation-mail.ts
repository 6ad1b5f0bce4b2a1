import type { User } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import { letterTo, type OutgoingMail } from '../outbox/outgoing-mail.ts';

/** The registration link is as good as a password until it is used. */
export function invitationMail({ id, email, role }: Pick<User, 'id' | 'email' | 'role'>, origin: string): OutgoingMail {
  return {
    id: `invitation_${id}`,
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
