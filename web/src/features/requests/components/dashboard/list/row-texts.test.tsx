import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openPage } from '../../../../../testing/open-page.tsx';
import { aSummary } from '../../../testing/a-request.ts';

const { COLUMNS } = await import('./columns.tsx');
const { StackedRow } = await import('./stacked-row.tsx');

const WITHOUT_STUDY = aSummary({ study_id: '', study_name: '' });

test('a request without a study is called the same in the table and on a phone', async () => {
  const cell = COLUMNS.find(({ id }) => id === 'study')?.cell;
  expect(cell?.(WITHOUT_STUDY, { now: 0, isUnread: false })).toBe('Unassigned');
  await openPage(() => <StackedRow request={{ ...WITHOUT_STUDY, owner_name: 'Morgan' }} isUnread={false} now={0} />, {
    as: 'Site Manager',
    path: '/dashboard',
  });
  expect(screen.getByText(/Riverside Medical Center · Unassigned/)).toBeTruthy();
});

test('a withdrawn request has no draft that somebody should look at', () => {
  const cell = COLUMNS.find(({ id }) => id === 'draft')?.cell;
  const row = { now: 0, isUnread: false };
  const withdrawn = aSummary({ status: 'withdrawn' });
  expect(renderToStaticMarkup(cell?.(withdrawn, row))).toContain('Withdrawn');
  expect(renderToStaticMarkup(cell?.({ ...withdrawn, status: 'processing' }, row))).not.toContain('Withdrawn');
});
