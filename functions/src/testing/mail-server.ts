import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { SmtpSettings } from '../outbox/smtp-sender.ts';

/** What the server does with a mail; an error's `responseCode` is the code it answers. */
export type Behaviour = 'accepts' | 'is slow' | { refusesRecipient: number } | { refusesMessage: number };

export interface MailServer {
  /** Mails as they arrived. */
  received: string[];
  settings: SmtpSettings;
  behave: (behaviour: Behaviour) => void;
  stop: () => Promise<void>;
}

/** An SMTP server on this machine. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let behaviour: Behaviour = 'accepts';
  const refusal = (responseCode: number) => Object.assign(new Error(`Refused with ${responseCode}`), { responseCode });
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => {
      if (typeof behaviour === 'object' && 'refusesRecipient' in behaviour) done(refusal(behaviour.refusesRecipient));
      else if (behaviour !== 'is slow') done();
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (typeof behaviour === 'object' && 'refusesMessage' in behaviour) {
          done(refusal(behaviour.refusesMessage));
          return;
        }
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    settings: {
      host: '127.0.0.1',
      port,
      user: '',
      password: '',
      from: 'TrialDesk <desk@example.org>',
      allowPlain: true,
    },
    behave: (next) => {
      behaviour = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
