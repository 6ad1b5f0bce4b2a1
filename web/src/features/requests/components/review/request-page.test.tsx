import { cleanup, fireEvent, screen } from '@testing-library/react';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');

const REPLIES = {
  'PUT /requests/r1/seen': {},
  'PUT /requests/r1/writing': {},
  'POST /requests/r1/queries/q1/review': {},
};
const MINE = 'Half an answer of mine.';
const RESTORED = 'This is your unsent response from earlier.';

async function open(): Promise<void> {
  await openPage(() => <RequestPage requestId="r1" StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: '/request/r1',
    replies: REPLIES,
  });
}

function put(draftText: string, version: number): void {
  const place = { request_id: 'r1', site_id: 'riverside', study_id: 'lantern', number: 1 };
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary(), id: 'r1' });
  const query = aQuery({ draft: { ...READY_DRAFT, text: draftText }, version });
  records.put(COLLECTIONS.requestQueries, { ...query, ...place });
}

/** As when the tab is closed and the page opened in another. */
async function openInAnotherTab(): Promise<void> {
  cleanup();
  window.sessionStorage.clear();
  await open();
}

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Response' });

test('a response survives its tab, says so, and does not replace a newer draft silently', async () => {
  put('The draft text. [1]', 1);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: MINE } });
  expect(screen.queryByText(RESTORED)).toBeNull();

  await openInAnotherTab();
  expect((await editor()).value).toBe(MINE);
  expect(screen.getByText(RESTORED)).toBeTruthy();

  put('A newer draft. [1]', 2);
  expect(await screen.findByText('A newer draft. [1]')).toBeTruthy();
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect((await editor()).value).toBe(MINE);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);

  put('The draft text. [1]', 1);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await screen.findByRole('button', { name: 'Edit Response' });
  expect(await screen.findByRole('button', { name: 'Restore text' })).toBeTruthy();
});
