import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '@trialdesk/contract/entities/audit-entry';
import type { AuditPage as Trail } from '@trialdesk/contract/replies/audit';
import { expectAccessible, openPage, takeOffer } from '../../../testing/open-page.tsx';

const { AuditPage } = await import('./audit-page.tsx');

const LIST = 'GET /audit';

const ENTRY: AuditEntry = {
  id: 'entry',
  at: '2026-03-02T12:00:00.000Z',
  actor_id: 'robin',
  actor_name: 'Robin Reed',
  actor_role: 'Site Manager',
  action: 'answer.sent',
  target: 'requests/r1',
  before: null,
  after: null,
  reason: null,
};

const trailOf = (...found: AuditEntry[]): { body: Trail } => ({
  body: { entries: found, record_names: [], next_cursor: null },
});

const open = (path: string, trail: { body?: Trail; status?: number }) =>
  openPage(AuditPage, { as: 'Administrator', path, replies: { [LIST]: trail } });

const entries = () => screen.findByRole('list', { name: 'Entries, newest first' });

test('a trail that cannot be loaded is reported, and loaded again on Try Again', async () => {
  const { reply } = await open('/audit', { status: 500 });
  expect(await screen.findByText('The audit trail could not be loaded.')).toBeTruthy();
  await expectAccessible();
  reply(LIST, trailOf(ENTRY));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(within(await entries()).getByText('Response sent')).toBeTruthy();
  await expectAccessible();
});

test('where no entry matches, "Clear filter" shows everything', async () => {
  const { reply } = await open('/audit?actor=nobody', trailOf());
  const nothing = 'No entries match this filter.';
  expect(await screen.findByText(nothing)).toBeTruthy();
  const person = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Person' });
  await waitFor(() => expect(person.value).toBe('Someone without access now'));
  await expectAccessible();
  reply(LIST, trailOf(ENTRY));
  await takeOffer('Clear filter');
  expect(within(await entries()).getByText('Response sent')).toBeTruthy();
  expect(screen.queryByText(nothing)).toBeNull();
  expect(person.value).toBe('');
});

test('records are shown by their names, those without one by their paths', async () => {
  const named = trailOf(
    { ...ENTRY, id: 'one' },
    { ...ENTRY, id: 'two', action: 'document.read', target: 'documents/d1' },
    { ...ENTRY, id: 'three', action: 'site.created', target: 'sites/0123456789abcdef' },
  );
  named.body.record_names.push(
    { target: 'requests/r1', name: 'LAN-0001' },
    { target: 'documents/d1', name: 'Protocol.pdf' },
  );
  await open('/audit', named);
  expect(
    within(await entries())
      .getByRole('link', { name: 'LAN-0001' })
      .getAttribute('href'),
  ).toBe('/request/r1');
  expect(screen.getByText('Protocol.pdf')).toBeTruthy();
  expect(screen.getByText('sites/0123456789…')).toBeTruthy();
});
