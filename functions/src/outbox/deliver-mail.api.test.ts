import { randomUUID } from 'node:crypto';
import type { UndeliveredMail } from '@trialdesk/contract/replies/mails';
import { secondsAfter } from '../clock.ts';
import { mail } from '../firebase/collections.ts';
import { ApiWorld } from '../testing/api-world.ts';
import { startMailServer, type MailServer } from '../testing/mail-server.ts';
import { deliverMail } from './deliver-mail.ts';
import { sendOnce, wakeDueMails } from './mail-repository.ts';
import { letterTo } from './outgoing-mail.ts';

// Before the mails of other tests are due.
const NOW = '2001-03-02T08:00:00.000Z';
const world = new ApiWorld();
let server: MailServer;

beforeAll(async () => {
  process.env.MAIL_RETENTION_DAYS = '30';
  server = await startMailServer();
});

afterAll(async () => {
  await server.stop();
  await world.end();
});

async function waitingMail(): Promise<string> {
  const id = `test_${randomUUID()}`;
  const letter = { subject: 'Response received', body: 'An answer.', link: 'https://desk.example.org/1' };
  await sendOnce({ id, mail: letterTo({ email: `${id}@site.test` }, letter) });
  world.later(() => mail().doc(id).delete());
  return id;
}

const deliver = (id: string, at = NOW) => deliverMail(id, server.settings, () => at);
const stored = async (id: string) => (await mail().doc(id).get()).data();
const arrivals = (id: string) => server.received.filter((text) => text.includes(id)).length;

it('sends a mail once, however often its trigger fires, and has it deleted after the retention', async () => {
  const id = await waitingMail();
  await Promise.all([deliver(id), deliver(id), deliver(id)]);
  await deliver(id, secondsAfter(NOW, 3600));
  expect(arrivals(id)).toBe(1);
  const { delivery, expires_at } = (await stored(id)) ?? {};
  expect(delivery).toMatchObject({ state: 'sent', attempts: 1, ended_at: NOW, failure: null });
  expect(expires_at?.toDate().toISOString()).toBe('2001-04-01T08:00:00.000Z');
});

it('tries again after an outage, not before it is due', async () => {
  const id = await waitingMail();
  server.behave({ refusesRecipient: 451 });
  await deliver(id);
  expect(await stored(id)).toMatchObject({ delivery: { state: 'waiting', due_at: secondsAfter(NOW, 60) } });
  server.behave('accepts');
  await deliver(id, secondsAfter(NOW, 59));
  expect(arrivals(id)).toBe(0);
  await deliver(id, secondsAfter(NOW, 60));
  expect(arrivals(id)).toBe(1);
});

it('is woken by the sweep once it is due', async () => {
  const id = await waitingMail();
  server.behave('is slow');
  await deliverMail(id, { ...server.settings, timeoutMs: 300 }, () => NOW);
  server.behave('accepts');
  await wakeDueMails(secondsAfter(NOW, 59));
  expect((await stored(id))?.woken_at).toBeUndefined();
  await wakeDueMails(secondsAfter(NOW, 60));
  expect((await stored(id))?.woken_at).toBe(secondsAfter(NOW, 60));
});

it('is woken even behind more mails than one page of them', async () => {
  const waiting = await Promise.all(Array.from({ length: 120 }, waitingMail));
  await wakeDueMails(NOW);
  const woken = await Promise.all(waiting.map(async (id) => (await stored(id))?.woken_at));
  expect(woken.filter((at) => at !== NOW)).toEqual([]);
});

it('lists a refused mail for Administrators, without its text', async () => {
  const id = await waitingMail();
  server.behave({ refusesRecipient: 550 });
  await deliver(id);
  const administrator = await world.person('Administrator');
  const { body } = await administrator.call<UndeliveredMail[]>('GET /undelivered-mails');
  const listed = body.find((each) => each.id === id);
  expect(listed).toEqual({
    id,
    to: [`${id}@site.test`],
    subject: 'Response received',
    attempts: 1,
    failure: expect.stringContaining('550') as string,
    ended_at: NOW,
  });
  expect((await stored(id))?.expires_at).toBeDefined();
});
