import type { Mail, MailDelivery } from '../entities/mail.ts';
import { integer, list, nullable, shape, text, timestamp } from './reply-schema.ts';

/** A mail that was given up. Without its text, which may hold an invitation link. */
export interface UndeliveredMail extends Pick<Mail, 'to'>, Pick<MailDelivery, 'attempts' | 'failure' | 'ended_at'> {
  id: string;
  subject: string;
}

export const undeliveredMailsReply = list(
  shape<UndeliveredMail>({
    id: text(),
    to: list(text()),
    subject: text(),
    attempts: integer(),
    failure: nullable(text()),
    ended_at: nullable(timestamp()),
  }),
);
