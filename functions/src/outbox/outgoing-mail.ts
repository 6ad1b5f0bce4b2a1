import type { Mail } from '@trialdesk/contract/entities/mail';
import type { User } from '@trialdesk/contract/entities/user';

/** The id derives from cause and recipient, so a retry does not send it twice. */
export interface OutgoingMail {
  id: string;
  mail: Mail;
}

export type Recipient = Pick<User, 'id' | 'email'>;

export interface Letter {
  subject: string;
  /** Never a question, an answer or a title: they may name a patient, and mail is not encrypted. */
  body: string;
  link: string;
}

export function letterTo({ email }: Pick<Recipient, 'email'>, { subject, body, link }: Letter): Mail {
  return { to: [email], message: { subject, text: `${body}\n\nOpen it in TrialDesk:\n${link}\n` } };
}
