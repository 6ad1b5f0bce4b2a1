import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible, expectToast, openPage, records, takeOffer } from '../../../testing/open-page.tsx';

const DateTime = jest.fn(({ at }: { at: string }) => <time>{at}</time>);
jest.unstable_mockModule('../../../components/date-time.tsx', () => ({ DateTime }));

const { DocumentsPage } = await import('./documents-page.tsx');

function manuals(count: number, study_id: string) {
  return Array.from({ length: count }, (_, at) => ({
    id: `document-${at}`,
    name: `Manual ${at}.pdf`,
    study_id,
    version: 1,
    replaces: null,
    replaced_by: null,
    document_status: 'active',
    upload_date: `2026-01-01T00:00:${String(at).padStart(2, '0')}.000Z`,
    uploaded_by: { id: 'somebody', name: 'Robin Reed' },
    size: 1_000,
    page_count: 12,
    ingestion: { state: 'ready', at: '2026-01-01T00:01:00.000Z', passages: 40, pages_without_text: [] },
  }));
}

/** Of another study in each test. */
function openWith(count: number, study: string) {
  records.put('documents', ...manuals(count, study));
  const path = `/documents?study=${study}`;
  // A search keeps what else the address has.
  window.history.replaceState(null, '', path);
  return openPage(DocumentsPage, { as: 'Site Manager', path, replies: { 'GET /studies': { body: [] } } });
}

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

test('documents and studies that cannot be loaded are reported, and what was searched stays', async () => {
  records.fail('documents', 'permission-denied');
  await openPage(DocumentsPage, {
    as: 'Site Manager',
    path: '/documents?q=pharmacy',
    replies: { 'GET /studies': 'no response' },
  });
  await expectToast('documentsFailed');
  await expectToast('studiesFailed');
  expect(screen.getByText('Documents could not be loaded.')).toBeTruthy();
  expect(screen.queryByText(/No active documents/)).toBeNull();
  await expectAccessible();
  records.recover('documents');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No active documents matching "pharmacy"')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('pharmacy');
});

test('more documents than a page are counted once, not for ever', async () => {
  await openWith(30, 'counted');
  expect(await screen.findByText('Showing 25 of 30 documents')).toBeTruthy();
  // Counting for ever would fail by now.
  await wait(1_000);
  expect(screen.getByText('Showing 25 of 30 documents')).toBeTruthy();
});

test('a search shows the newest documents it has found, and older ones on request', async () => {
  await openWith(58, 'searched');
  expect(await screen.findByText('Showing 25 of 58 documents')).toBeTruthy();
  type('manual');
  expect(await screen.findByText('Showing 25 of 58 documents')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(25);
  fireEvent.click(screen.getByRole('button', { name: 'Show older documents' }));
  expect(await screen.findByText('Showing 50 of 58 documents')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(50);
  type('manual 1');
  expect(await screen.findByRole('article', { name: 'Manual 1' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(11);
  expect(screen.queryByRole('button', { name: 'Show older documents' })).toBeNull();
});

test('typing renders no card again that stays', async () => {
  await openWith(5, 'typed');
  await screen.findByRole('article', { name: 'Manual 4' });
  type('m');
  await screen.findByRole('article', { name: 'Manual 4' });
  const before = DateTime.mock.calls.length;
  for (const text of ['ma', 'man', 'manual']) type(text);
  type('manual 3');
  expect(await screen.findAllByRole('article')).toHaveLength(1);
  expect(DateTime.mock.calls.length - before).toBe(0);
});

test.each([
  ['/documents?q=zzqx', 'No active documents matching "zzqx"', 'Clear search'],
  ['/documents?study=none', 'No active documents', 'Show all studies'],
  ['/documents?tab=archived', 'No archived documents', 'Show active documents'],
])('where nothing is left at %s, it says "%s" and "%s" shows everything', async (path, says, offers) => {
  records.put('documents', ...manuals(1, 'shown'));
  window.history.replaceState(null, '', path);
  await openPage(DocumentsPage, { as: 'Site Manager', path, replies: { 'GET /studies': { body: [] } } });
  expect(await screen.findByText(says)).toBeTruthy();
  await expectAccessible();
  await takeOffer(offers);
  expect(screen.queryByText(says)).toBeNull();
  expect(await screen.findByRole('article', { name: 'Manual 0' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Active' }).getAttribute('aria-selected')).toBe('true');
});

const NO_STUDIES = { 'GET /studies': { body: [] } };

test('a document stays where it is when it could not be archived or restored', async () => {
  const [active, archived] = manuals(2, 'moved');
  if (!active || !archived) throw new Error('Two documents');
  records.put('documents', active, { ...archived, document_status: 'archived' });
  const failing = {
    'PATCH /documents/document-0/status': { status: 500 },
    'PATCH /documents/document-1/status': { status: 500 },
  };
  window.history.replaceState(null, '', '/documents?study=moved');
  await openPage(DocumentsPage, {
    as: 'Site Manager',
    path: '/documents?study=moved',
    replies: { ...NO_STUDIES, ...failing },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Archive Manual 0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive Document' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await expectToast('archiveFailed');
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('article', { name: 'Manual 0' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Archived' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Restore Manual 1' }));
  await expectToast('restoreFailed');
  expect(screen.getByRole('article', { name: 'Manual 1' })).toBeTruthy();
});

test('a document whose file could not be fetched can be read again, one that is no PDF cannot', async () => {
  const [unreachable, wrong] = manuals(2, 'unread');
  if (!unreachable || !wrong) throw new Error('Two documents');
  const failed = (reason: string) => ({ state: 'failed', at: '2026-01-01T00:01:00.000Z', reason });
  records.put(
    'documents',
    { ...unreachable, ingestion: failed('unreachable') },
    { ...wrong, ingestion: failed('not_pdf') },
  );
  const call = 'POST /documents/document-0/read';
  const path = '/documents?study=unread';
  window.history.replaceState(null, '', path);
  const { reply } = await openPage(DocumentsPage, {
    as: 'Site Manager',
    path,
    replies: { ...NO_STUDIES, [call]: { status: 500 } },
  });
  expect(await screen.findByText(/The file could not be fetched for hours\. Read it again\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Read Manual 1 again' })).toBeNull();
  await expectAccessible();
  fireEvent.click(screen.getByRole('button', { name: 'Read Manual 0 again' }));
  await expectToast('readAgainFailed');
  reply(call, { body: { ...unreachable, ingestion: { state: 'queued', since: '2026-01-01T00:02:00.000Z' } } });
  fireEvent.click(screen.getByRole('button', { name: 'Read Manual 0 again' }));
  await expectToast('readAgain', { name: 'Manual 0.pdf' });
  records.put('documents', { ...unreachable, ingestion: { state: 'queued', since: '2026-01-01T00:02:00.000Z' } });
  expect(await within(screen.getByRole('article', { name: 'Manual 0' })).findByText('Queued')).toBeTruthy();
});
