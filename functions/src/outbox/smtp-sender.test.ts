import { NEW_DELIVERY } from '@trialdesk/contract/entities/mail';
import { startMailServer, type Behaviour, type MailServer } from '../testing/mail-server.ts';
import { failureOf, sendBySmtp } from './smtp-sender.ts';

const outgoing = {
  id: 'invitation_42',
  mail: { to: ['ana@site.test'], message: { subject: 'Your invitation', text: 'Open it' }, delivery: NEW_DELIVERY },
};

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

async function failureWhen(behaviour: Behaviour) {
  server.behave(behaviour);
  const settings = behaviour === 'is slow' ? { ...server.settings, timeoutMs: 300 } : server.settings;
  return sendBySmtp(outgoing, settings).then(() => null, failureOf);
}

it('sends with a message id that is the same on every repetition', async () => {
  await sendBySmtp(outgoing, server.settings);
  await sendBySmtp(outgoing, server.settings);
  expect(server.received).toHaveLength(2);
  for (const mail of server.received) {
    expect(mail).toContain('Message-ID: <invitation_42@example.org>');
    expect(mail).toContain('To: ana@site.test');
    expect(mail).toContain('Open it');
  }
});

it.each<[string, Behaviour, boolean]>([
  ['refuses the recipient', { refusesRecipient: 550 }, true],
  ['refuses the message', { refusesMessage: 554 }, true],
  ['asks to try later', { refusesRecipient: 451 }, false],
  ['is overloaded when it gets the message', { refusesMessage: 452 }, false],
  ['is slow', 'is slow', false],
])('when the server %s', async (_, behaviour, isFinal) => {
  expect(await failureWhen(behaviour)).toMatchObject({ isFinal });
  expect(server.received).toEqual([]);
});

it('fails for now when there is no server', async () => {
  await server.stop();
  expect(await failureWhen('accepts')).toMatchObject({ isFinal: false });
  server = await startMailServer();
});

it('sends nothing unencrypted to a server elsewhere', async () => {
  await expect(sendBySmtp(outgoing, { ...server.settings, allowPlain: false })).rejects.toThrow(/STARTTLS/);
  expect(server.received).toEqual([]);
});
