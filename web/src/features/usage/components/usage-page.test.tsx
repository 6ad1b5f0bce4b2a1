import { fireEvent, screen, within } from '@testing-library/react';
import type { Usage } from '@trialdesk/contract/replies/usage';
import { expectAccessible, openPage } from '../../../testing/open-page.tsx';

const { UsagePage } = await import('./usage-page.tsx');

const USAGE: Usage = {
  months: [
    {
      ...{ month: '2026-11', study_id: 'lantern', drafts: 12, calls: 13, usd: 4.5, unpriced: 0 },
      ...{ input_tokens: 90_000, output_tokens: 6_000, cached_tokens: 0 },
    },
  ],
  today: 1_200,
  budget: 1_000_000,
};

const open = (usage: { body?: Usage; status?: number }) =>
  openPage(UsagePage, {
    as: 'Administrator',
    path: '/usage',
    replies: {
      'GET /usage': usage,
      'GET /studies': { body: [{ id: 'lantern', name: 'LANTERN-3', request_count: 0 }] },
    },
  });

test('a cost that cannot be loaded is reported, and loaded again on Try Again', async () => {
  const { reply } = await open({ status: 500 });
  expect(await screen.findByText('The cost could not be loaded.')).toBeTruthy();
  await expectAccessible();
  reply('GET /usage', { body: USAGE });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1,200 of 1,000,000 tokens used today (UTC)')).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Cost in November 2026' }));
  expect(table.getByRole('rowheader', { name: 'LANTERN-3' })).toBeTruthy();
  await expectAccessible();
});

test('without any cost, the AI settings are one click away', async () => {
  await open({ body: { ...USAGE, months: [] } });
  expect(await screen.findByText('The AI model has not been used in the last year.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the AI settings' }).getAttribute('href')).toBe('/settings?tab=ai');
  await expectAccessible();
});
