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
