import type { Clock } from '../clock.ts';
import { mailRetentionSeconds } from '../config.ts';
import { logLine } from '../log-context.ts';
import { failed, sent } from './delivery.ts';
import { claimMail, recordAttempt } from './mail-repository.ts';
import { failureOf, sendBySmtp, type SmtpSettings } from './smtp-sender.ts';

/** One attempt, if the mail is due. A failed one is made again later, until given up. */
export async function deliverMail(id: string, smtp: SmtpSettings, clock: Clock): Promise<void> {
  const mail = await claimMail(id, clock());
  if (!mail) return;
  const { delivery } = mail;
  const record = { id, attempt: delivery.attempts, keptSeconds: mailRetentionSeconds() };
  try {
    await sendBySmtp({ id, mail }, smtp);
  } catch (error) {
    const failure = failureOf(error);
    const next = failed(delivery, failure, clock());
    const fields = { mail: id, attempts: next.attempts, cause: failure.reason };
    if (next.state === 'failed') logLine('ERROR', 'Mail given up', fields);
    else logLine('WARNING', 'Mail not sent yet', fields);
    await recordAttempt({ ...record, delivery: next });
    return;
  }
  await recordAttempt({ ...record, delivery: sent(delivery, clock()) });
}
