import { fireEvent, screen } from '@testing-library/react';
import { expectToast, openPage } from '../../../testing/open-page.tsx';

const { SubmitRequestPage } = await import('./submit-request-page.tsx');

test('studies that cannot be loaded are reported, and loaded again', async () => {
  const { reply } = await openPage(SubmitRequestPage, {
    as: 'Clinical Researcher',
    member: { site_id: 'alder', site_ids: ['alder'], site_name: 'Alder Clinic', site_names: ['Alder Clinic'] },
    path: '/submit-request',
    replies: { 'GET /studies': { status: 500 } },
  });
  await expectToast('studiesFailed');
  const study = screen.getByRole('combobox', { name: /^Study/ });
  expect(study.getAttribute('aria-disabled')).toBe('true');
  reply('GET /studies', { body: [{ id: 'lantern', name: 'LANTERN-3', request_count: 0 }] });
  fireEvent.click(screen.getByRole('button', { name: 'Reload studies' }));
  await screen.findByRole('combobox', { name: /^Study/ });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /^Study/ }));
  expect(await screen.findByRole('option', { name: 'LANTERN-3' })).toBeTruthy();
});
