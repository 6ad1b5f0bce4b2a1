import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { answerMail, questionMail } from './mails.ts';

const READER = { id: 'm', email: 'mara@example.test' };
const ORIGIN = 'https://trialdesk.example';

const record: RequestRecord = {
  request_id: 'one',
  study_id: 'study',
  study_name: 'LANTERN',
  site_id: 'site',
  site_name: 'Riverside',
  title: 'Mr Patient fell',
  category: 'other',
  priority: 'low',
  status: 'processing',
  created_at: '2026-01-01T00:00:00.000Z',
  requester_id: 'r',
  requester_name: 'Robin',
  queries: [
    {
      id: 'q1',
      question: 'Mr Patient fell down the stairs, is that an SAE?',
      asked_by: { id: 'r', name: 'Robin' },
      timestamp_created: '2026-01-01T00:00:00.000Z',
      draft: { state: 'queued', since: '2026-01-01T00:00:00.000Z' },
      redraft: null,
      edit: null,
      sent: null,
      version: 0,
    },
  ],
};

test('a mail names who asked about which study, and links to the request', () => {
  const { mail } = questionMail(record, READER, ORIGIN);
  expect(mail.to).toEqual(['mara@example.test']);
  expect(mail.message.subject).toBe('New study request from Riverside');
  expect(mail.message.text).toContain('https://trialdesk.example/request/one');
  expect(answerMail(record, READER, { origin: ORIGIN, queryId: 'q1' }).mail.message.text).toContain(
    '/site-request/one',
  );
});

test('no mail carries what was asked or answered, nor the title', () => {
  const mails = [questionMail(record, READER, ORIGIN), answerMail(record, READER, { origin: ORIGIN, queryId: 'q1' })];
  expect(JSON.stringify(mails)).not.toMatch(/Patient|stairs/);
});

test('the same cause and reader give the same id, another reader another', () => {
  expect(questionMail(record, READER, ORIGIN).id).toBe(questionMail(record, READER, ORIGIN).id);
  expect(questionMail(record, { ...READER, id: 'n' }, ORIGIN).id).not.toBe(questionMail(record, READER, ORIGIN).id);
});
