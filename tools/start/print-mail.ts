import { COLLECTIONS } from '@trialdesk/contract/paths';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { emulatorVariables } from '../emulators/addresses.ts';
import { PROJECT_ID } from '../project.ts';

/** Prints each mail that the application puts into its outbox from now on; on this machine nothing sends it. */
export function printMail(print: (text: string) => void): void {
  Object.assign(process.env, emulatorVariables);
  const outbox = getFirestore(initializeApp({ projectId: PROJECT_ID })).collection(COLLECTIONS.mail);
  let first = true;
  outbox.onSnapshot(
    (snapshot) => {
      const added = first ? [] : snapshot.docChanges().filter(({ type }) => type === 'added');
      first = false;
      for (const { doc } of added) print(mailText(doc.data()));
    },
    (error) => print(`Mails are no longer shown: ${error.message}`),
  );
}

/** A mail of the outbox as a person reads it. */
export function mailText(mail: DocumentData): string {
  const { to, message } = mail as { to?: string | string[]; message?: { subject?: string; text?: string } };
  const head = [`Mail to ${[to ?? []].flat().join(', ')}`, message?.subject ?? ''].join(': ');
  return [head, ...(message?.text ?? '').split('\n')].join('\n  | ');
}
