import type { Mail } from '@trialdesk/contract/entities/mail';
import { mail } from '../../functions/src/firebase/collections.ts';

/** Prints each mail that the application puts into its outbox from now on; on this machine nothing sends it. */
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

/** A mail of the outbox as a person reads it. */
export function mailText({ to, message }: Mail): string {
  const head = `Mail to ${to.join(', ')}: ${message.subject}`;
  return [head, ...message.text.split('\n')].join('\n  | ');
}
