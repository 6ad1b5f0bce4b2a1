import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Act } from '@trialdesk/contract/entities/user';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { expectAccessible, openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');

const ID = 'approved-1';
const PLACE = { request_id: ID, site_id: 'riverside', study_id: 'lantern', number: 1 };
const APPROVAL: Act = { by: { id: 'marek', name: 'Marek Novak' }, at: '2026-03-06T14:30:00.000Z' };
const FAILED = 'The approval could not be changed. Please try again.';
const CALL = `/requests/${ID}/queries/q1/approval`;

function put(acts: Pick<RequestQuery, 'approval' | 'shared'> = {}): void {
  const query = aQuery({ sent: { text: 'Sent.', citations: [] }, ...acts });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE });
}

test('a sent answer is approved for reuse, which a colleague can withdraw; a failure says so', async () => {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: ID, status: 'completed' }), id: ID });
  put();
  const { reply, sent } = await openPage(() => <RequestPage requestId={ID} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${ID}`,
    replies: { [`PUT /requests/${ID}/seen`]: {}, [`GET /requests/${ID}/verify`]: { body: { answers: [] } } },
  });
  const approval = within(await screen.findByRole('group', { name: 'Approval for reuse' }));
  reply(`PUT ${CALL}`, { status: 503, body: { detail: 'Busy.', code: 'unavailable' } });
  fireEvent.click(approval.getByRole('button', { name: 'Approve for reuse' }));
  expect((await approval.findByRole('alert')).textContent).toBe(FAILED);
  reply(`PUT ${CALL}`, { body: { done: true } });
  fireEvent.click(approval.getByRole('button', { name: 'Approve for reuse' }));
  await waitFor(() => expect(sent(`PUT ${CALL}`)).toHaveLength(2));
  expect(approval.queryByRole('alert')).toBeNull();
  put({ approval: APPROVAL });
  expect(await approval.findByText(/^Approved for reuse by/)).toBeTruthy();
  expect(approval.getByText('Marek Novak')).toBeTruthy();
  await expectAccessible();
  reply(`DELETE ${CALL}`, { body: { done: true } });
  fireEvent.click(approval.getByRole('button', { name: 'Withdraw approval' }));
  await waitFor(() => expect(sent(`DELETE ${CALL}`)).toHaveLength(1));
  put();
  expect(await approval.findByRole('button', { name: 'Approve for reuse' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Earlier answers' })).toBeNull();
});

test('a shared answer says so, and can be shared again', async () => {
  const id = 'approved-3';
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: id, status: 'completed' }), id });
  const query = aQuery({ sent: { text: 'Sent.', citations: [] } });
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: id });
  await openPage(() => <RequestPage requestId={id} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${id}`,
    replies: { [`PUT /requests/${id}/seen`]: {}, [`GET /requests/${id}/verify`]: { body: { answers: [] } } },
  });
  expect(await screen.findByRole('link', { name: 'Share with all sites' })).toBeTruthy();
  expect(screen.queryByText(/^Shared with all sites by/)).toBeNull();
  records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: id, shared: APPROVAL });
  expect((await screen.findByText(/^Shared with all sites by/)).textContent).toContain('Marek Novak');
  expect(screen.getByRole('link', { name: 'Share again' })).toBeTruthy();
  await expectAccessible();
});

test('a thread of two answers has no two landmarks of one name', async () => {
  const id = 'approved-2';
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: id, status: 'completed', query_count: 2 }), id });
  for (const number of [1, 2]) {
    const query = aQuery({ id: `q${number}`, sent: { text: 'Sent.', citations: [] }, approval: APPROVAL });
    records.put(COLLECTIONS.requestQueries, { ...query, ...PLACE, request_id: id, number });
    records.put(COLLECTIONS.evaluations, {
      ...{ id: `${id}_q${number}`, request_id: id, query_id: `q${number}`, answered: true, relevance: 5, tone: 5 },
      ...{ citation_quality: 5, comment: '', changed: 0, evaluated_by: APPROVAL.by, evaluated_at: APPROVAL.at },
    });
  }
  await openPage(() => <RequestPage requestId={id} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${id}`,
    replies: { [`PUT /requests/${id}/seen`]: {}, [`GET /requests/${id}/verify`]: { body: { answers: [] } } },
  });
  await waitFor(() => expect(screen.getAllByLabelText('Evaluation of the draft')).toHaveLength(2));
  expect(screen.getAllByLabelText('Approval for reuse')).toHaveLength(2);
  await expectAccessible();
});
