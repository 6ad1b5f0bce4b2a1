import { NEW_DELIVERY, type Mail } from '@trialdesk/contract/entities/mail';
import type { User } from '@trialdesk/contract/entities/user';
import { asLine } from '@trialdesk/contract/single-line';

/** The id derives from cause and recipient, so a retry sends nothing twice. */
export interface OutgoingMail {
  id: string;
  mail: Mail;
}

export type Recipient = Pick<User, 'id' | 'email'>;

export interface Letter {
  subject: string;
  /**
   * People's words `quoted`. Never a question, an answer or a title: they may name a patient, and mail is not
   * encrypted.
   */
  body: string;
  link: string;
}

export function letterTo({ email }: Pick<Recipient, 'email'>, { subject, body, link }: Letter): Mail {
  return {
    to: [email],
    message: { subject, text: `${body}\n\nOpen it in TrialDesk:\n${link}\n` },
    delivery: NEW_DELIVERY,
  };
}

/** On one line between quotation marks, which the words cannot close themselves. */
export function quoted(words: string): string {
  return `“${asLine(words).replace(/["“”„‟«»]/gu, "'")}”`;
}
