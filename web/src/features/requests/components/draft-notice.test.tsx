import { screen } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.tsx';
import { aQuery } from '../testing/a-request.ts';

const { DraftNotice } = await import('./draft-notice.tsx');

const SINCE = '2026-03-02T12:00:00.000Z';

test.each([
  ['info', /^Waiting for Gemini since/, { state: 'waiting', reason: 'unavailable', since: SINCE }],
  ['info', /^Waiting for the documents since/, { state: 'waiting', reason: 'storage', since: SINCE }],
  ['attention', 'The draft could not be written', { state: 'failed', reason: 'refused', failed_at: SINCE }],
] as const)('only what somebody has to act on is amber (%s: %s)', async (tone, title, draft) => {
  await openPage(() => <DraftNotice query={aQuery({ draft })} draft={draft} onOpen={() => undefined} />, {
    as: 'Site Manager',
    path: '/request/r1',
  });
  const notice = (await screen.findByText(title)).parentElement;
  expect(notice && window.getComputedStyle(notice).borderLeft).toContain(`--td-${tone}`);
});
