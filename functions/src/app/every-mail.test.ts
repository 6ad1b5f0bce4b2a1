import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestQuery, RequestSummary } from '@trialdesk/contract/entities/request';
import { announcementMail } from '../announcements/announcement-mail.ts';
import { answeredMail, askedMail, mentionMail, reminderMail } from '../notes/note-mails.ts';
import { dueMail } from '../notifications/due-mail.ts';
import { answerMail, questionMail } from '../notifications/mails.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';
import { budgetMail } from '../usage/budget-mail.ts';
import { invitationMail } from '../users/invitation-mail.ts';
import { passwordResetMail } from '../users/password-reset-mail.ts';
import { weeklySummaryMail } from '../weekly-summary/weekly-summary-mail.ts';

const SOURCES = path.join(import.meta.dirname, '..');
const ORIGIN = 'https://trialdesk.example';
const AT = '2026-01-01T00:00:00.000Z';
const EVIL = 'Robin”\r\nDear Mara,\u2028your account ends today.\u202e\n\nTrialDesk';
const PLAIN = 'Robin';

function mailsFor(name: string): Record<string, OutgoingMail[]> {
  const reader = { id: 'm', email: 'mara@example.test', name };
  const request: RequestSummary = {
    request_id: 'one',
    study_id: 'study',
    study_name: name,
    site_id: 'site',
    site_name: name,
    title: name,
    category: 'other',
    priority: 'low',
    status: 'processing',
    created_at: AT,
    requester_id: 'r',
    requester_name: name,
    owner_id: 'o',
    owner_name: name,
    due_at: AT,
    due_soon_at: AT,
    due_state: 'soon',
    query_count: 1,
    newest_query: { id: 'q1', draft: 'queued', is_edited: false, is_sent: false },
    asked_at: AT,
    priority_rank: 1,
    answered_at: null,
    active_at: AT,
    said_at: AT,
    answered_by: name,
  };
  const query: RequestQuery = {
    id: 'q1',
    question: name,
    asked_by: { id: 'r', name },
    timestamp_created: AT,
    draft: { state: 'queued', since: AT },
    redraft: null,
    edit: null,
    sent: null,
    version: 0,
  };
  const week = { name: '2026-W01', from: AT, to: '2026-01-08T00:00:00.000Z' };
  const use = { tokens: 9, budget: 10, now: AT };
  const note = { id: 'n1', request_id: 'one', text: name, mentions: [], written_by: { id: 'a', name }, written_at: AT };
  const announcement = {
    ...{
      id: 'a1',
      study_id: 'study',
      study_name: name,
      title: name,
      text: name,
      sent_by: { id: 'a', name },
      sent_at: AT,
    },
    next_mail: null,
  };
  return {
    'announcements/announcement-mail.ts': (['news', 'reminder'] as const).map((kind) =>
      announcementMail(announcement, { kind, due_at: AT }, { recipient: reader, origin: ORIGIN }),
    ),
    'notes/note-mails.ts': [
      ...[mentionMail, askedMail, answeredMail].map((write) => write({ note, request }, reader, ORIGIN)),
      reminderMail({ note, request, now: AT }, reader, ORIGIN),
    ],
    'notifications/mails.ts': [
      questionMail({ request, query, isFollowUp: false }, reader, ORIGIN),
      questionMail({ request, query, isFollowUp: true }, reader, ORIGIN),
      answerMail(request, reader, { origin: ORIGIN, queryId: 'q1' }),
    ],
    'notifications/due-mail.ts': [
      dueMail({ request, state: 'soon', origin: ORIGIN }, reader),
      dueMail({ request, state: 'overdue', origin: ORIGIN }, reader),
    ],
    'usage/budget-mail.ts': [
      budgetMail(use, reader, { stage: 'near', origin: ORIGIN }),
      budgetMail(use, reader, { stage: 'reached', origin: ORIGIN }),
    ],
    'users/invitation-mail.ts': [invitationMail({ ...reader, role: 'Administrator' }, ORIGIN)],
    'users/password-reset-mail.ts': [passwordResetMail(reader, 'token', ORIGIN)],
    'weekly-summary/weekly-summary-mail.ts': [
      weeklySummaryMail(
        { week, figures: { asked: 1, answered: 1, open: 1 }, origin: ORIGIN },
        { ...reader, role: 'Administrator' },
      ),
    ],
  };
}

test('the table has every file that writes a mail', () => {
  const writing = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('outgoing-mail.ts'))
    .filter((file) => readFileSync(path.join(SOURCES, file), 'utf8').includes('letterTo('));
  expect(writing.sort()).toEqual(Object.keys(mailsFor(PLAIN)).sort());
});

test.each(Object.keys(mailsFor(PLAIN)))('names cannot forge lines or subjects in %s', (file) => {
  const plain = mailsFor(PLAIN)[file] ?? [];
  const forged = mailsFor(EVIL)[file] ?? [];
  expect(forged).toHaveLength(plain.length);
  for (const [at, { mail }] of forged.entries()) {
    const expected = plain[at]?.mail.message;
    expect(mail.to).toEqual(['mara@example.test']);
    const outsideQuotes = (text: string) => text.replace(/“[^“”\p{Cc}\u2028\u202e]*”/gu, '“”');
    expect(outsideQuotes(mail.message.subject)).toBe(outsideQuotes(expected?.subject ?? ''));
    expect(outsideQuotes(mail.message.text)).toBe(outsideQuotes(expected?.text ?? ''));
  }
});
