import { LIMITS } from '@trialdesk/contract/limits';
import { newId } from '../ids.ts';
import { letterTo, type OutgoingMail, type Recipient } from '../outbox/outgoing-mail.ts';

export function passwordResetMail(recipient: Recipient, token: string, origin: string): OutgoingMail {
  return {
    id: `password_reset_${newId()}`,
    mail: letterTo(recipient, {
      subject: 'Set a new TrialDesk password',
      body: `Somebody, probably you, has asked for a new password. The link below can be used once and expires in ${LIMITS.passwordResetMinutes} minutes. If it was not you, ignore this message: your password is unchanged.`,
      link: `${origin}/reset-password?token=${token}`,
    }),
  };
}
