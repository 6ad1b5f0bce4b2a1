import type { Mail } from '@trialdesk/contract/entities/mail';
import { mail } from '../../functions/src/firebase/collections.ts';

/** Prints each mail added to the outbox from now on; nothing sends it locally. */
export function printMail(print: (text: string) => void): void {
  let first = true;
  mail().onSnapshot(
    (snapshot) => {
      const added = first ? [] : snapshot.docChanges().filter(({ type }) => type === 'added');
      first = false;
      for (const { doc } of added) print(mailText(doc.data()));
    },
    (error) => print(`Mails are no longer shown: ${error.message}`),
  );
}

export function mailText({ to, message }: Pick<Mail, 'to' | 'message'>): string {
  const header = `Mail to ${to.join(', ')}: ${message.subject}`;
  return [header, ...message.text.split('\n')].join('\n  | ');
}
