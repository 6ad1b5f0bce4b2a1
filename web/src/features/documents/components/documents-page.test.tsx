import { setTimeout as wait } from 'node:timers/promises';
import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible, expectToast, openPage, records } from '../../../testing/open-page.tsx';

const { DocumentsPage } = await import('./documents-page.tsx');

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
  await expectAccessible();
  records.recover('documents');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No active documents matching "pharmacy"')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('pharmacy');
});

test('more documents than a page are counted once, not for ever', async () => {
  const documents = Array.from({ length: 30 }, (_, at) => ({
    id: `document-${at}`,
    name: `Manual ${at}.pdf`,
    study_id: null,
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
  records.put('documents', ...documents);
  await openPage(DocumentsPage, {
    as: 'Site Manager',
    path: '/documents',
    replies: { 'GET /studies': { body: [] } },
  });
  expect(await screen.findByText('Showing 25 of 30 documents')).toBeTruthy();
  // Counting for ever would fail by now.
  await wait(1_000);
  expect(screen.getByText('Showing 25 of 30 documents')).toBeTruthy();
});
