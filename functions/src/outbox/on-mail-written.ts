import type { Clock } from '../clock.ts';
import { smtpSettings } from '../config.ts';
import { deliverMail } from './deliver-mail.ts';

/** Ignores all but waiting mails. */
export async function onMailWritten(id: string, state: unknown, clock: Clock): Promise<void> {
  const smtp = smtpSettings();
  if (state === 'waiting' && smtp) await deliverMail(id, smtp, clock);
}
