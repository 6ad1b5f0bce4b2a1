import type { RequestHeader, RequestQuery } from '@trialdesk/contract/entities/request';
import { answerMail, questionMail } from './mails.ts';

const READER = { id: 'm', email: 'mara@example.test' };
const ORIGIN = 'https://trialdesk.example';

const request: RequestHeader = {
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
};

const query: RequestQuery = {
  id: 'q1',
  question: 'Mr Patient fell down the stairs, is that an SAE?',
  asked_by: { id: 'r', name: 'Robin' },
  timestamp_created: '2026-01-01T00:00:00.000Z',
  draft: { state: 'queued', since: '2026-01-01T00:00:00.000Z' },
  redraft: null,
  edit: null,
  sent: null,
  version: 0,
};

const asked = { request, query, isFollowUp: false };

test('a mail names who asked about which study, and links to the request', () => {
  const { mail } = questionMail(asked, READER, ORIGIN);
  expect(mail.to).toEqual(['mara@example.test']);
  expect(mail.message.subject).toBe('New study request from “Riverside”');
  expect(mail.message.text).toContain('https://trialdesk.example/request/one');
  expect(answerMail(request, READER, { origin: ORIGIN, queryId: 'q1' }).mail.message.text).toContain(
    '/site-request/one',
  );
});

test('no mail carries what was asked or answered, nor the title', () => {
  const mails = [questionMail(asked, READER, ORIGIN), answerMail(request, READER, { origin: ORIGIN, queryId: 'q1' })];
  expect(JSON.stringify(mails)).not.toMatch(/Patient|stairs/);
});

test('a follow-up question is called one', () => {
  const { mail } = questionMail({ ...asked, isFollowUp: true }, READER, ORIGIN);
  expect(mail.message.subject).toBe('New follow-up question from “Riverside”');
});

test('the same cause and reader give the same id, another reader another', () => {
  expect(questionMail(asked, READER, ORIGIN).id).toBe(questionMail(asked, READER, ORIGIN).id);
  expect(questionMail(asked, { ...READER, id: 'n' }, ORIGIN).id).not.toBe(questionMail(asked, READER, ORIGIN).id);
});

test('a mail begins with the number of the request, if it has one', () => {
  const numbered = { ...request, request_number: 'LAN-0042' };
  const { message } = questionMail({ ...asked, request: numbered }, READER, ORIGIN).mail;
  expect(message.subject).toBe('LAN-0042: New study request from “Riverside”');
  expect(message.text).toContain('Request: LAN-0042');
  const answered = answerMail(numbered, READER, { origin: ORIGIN, queryId: 'q1' }).mail.message;
  expect(answered.subject).toBe('LAN-0042: Response received: “LANTERN”');
});
