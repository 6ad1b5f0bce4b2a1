import { cleanup, fireEvent, screen } from '@testing-library/react';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');

const REPLIES = {
  'PUT /requests/r1/seen': {},
  'PUT /requests/r1/writing': {},
  'POST /requests/r1/queries/q1/review': {},
  'PUT /requests/r2/seen': {},
  'GET /requests/r2/verify': { body: { answers: [] } },
};
const PLACE = { request_id: 'r1', site_id: 'riverside', study_id: 'lantern', number: 1 };
const MINE = 'Half an answer of mine.';
const RESTORED = 'This is your unsent response from earlier.';

async function open(requestId = 'r1'): Promise<void> {
  await openPage(() => <RequestPage requestId={requestId} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${requestId}`,
    replies: REPLIES,
  });
}

function put(draftText: string, version: number): void {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary(), id: 'r1' });
  const query = aQuery({ draft: { ...READY_DRAFT, text: draftText }, version });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE });
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

test('a sent answer shows how its draft was rated, and by whom', async () => {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: 'r2', status: 'completed' }), id: 'r2' });
  const query = aQuery({ sent: { text: 'Sent. [1]', citations: READY_DRAFT.citations } });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: 'r2' });
  await open('r2');
  await screen.findByText('Final Answer');
  expect(screen.queryByRole('region', { name: 'Evaluation of the draft' })).toBeNull();
  records.put(COLLECTIONS.evaluations, {
    ...{ id: 'r2_q1', request_id: 'r2', query_id: 'q1', answered: true, relevance: 5, tone: 4, citation_quality: 3 },
    ...{ comment: 'Right page.', changed: 0.126, evaluated_at: '2026-03-02T12:00:00.000Z' },
    evaluated_by: { id: 'morgan', name: 'Morgan Thistle' },
  });
  const line = await screen.findByRole('region', { name: 'Evaluation of the draft' });
  expect(line.textContent).toMatch(
    /^Draft answered the question · relevance 5 of 5 · tone 4 of 5 · citation quality 3 of 5 · 13% of its words changed · rated by Morgan Thistle · .*: “Right page.”$/,
  );
});
