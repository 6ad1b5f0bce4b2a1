import { fireEvent, screen, within } from '@testing-library/react';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { EarlierAnswer } from '@trialdesk/contract/replies/earlier-answers';
import { expectAccessible, openPage, records } from '../../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../../testing/a-request.ts';

const { RequestPage } = await import('../request-page.tsx');

const [CITATION] = READY_DRAFT.citations;
const LOST = { ...CITATION, number: 2, page: 9, text_snippet: 'Words of the last version.' };
const EARLIER: EarlierAnswer = {
  ...{ request_id: 'before', request_number: 'LAN-0007', query_id: 'q9', site_name: 'Harrow Clinic' },
  ...{ title: 'Late by three days', question: 'May the dose still be given?', is_close: true },
  approval: { by: { id: 'marek', name: 'Marek Novak' }, at: '2026-03-06T14:30:00.000Z' },
  answer: { text: 'Up to five days. [1] See the manual. [2]', citations: [], sent_at: '2026-03-05T14:30:00.000Z' },
};

function open(requestId: string) {
  const place = { request_id: requestId, site_id: 'riverside', study_id: 'lantern', number: 1 };
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: requestId }), id: requestId });
  records.put(COLLECTIONS.requestQueries, { ...aQuery(), ...place });
  return openPage(() => <RequestPage requestId={requestId} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${requestId}`,
    replies: {
      [`PUT /requests/${requestId}/seen`]: {},
      [`PUT /requests/${requestId}/writing`]: {},
      [`POST /requests/${requestId}/queries/q1/review`]: {},
      [finding(requestId)]: { body: { answers: [EARLIER] } },
    },
  });
}

const NONE_CLOSE = 'No close match. These share a word or the subject.';
const finding = (id: string) => `GET /requests/${id}/queries/q1/earlier-answers` as const;
const reusing = (id: string) => `POST /requests/${id}/queries/q1/earlier-answers` as const;
const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Response' });
const openTab = async () => fireEvent.click(await screen.findByRole('tab', { name: 'Earlier answers' }));

test('an earlier answer goes to the end of what was typed, and says which sources are gone', async () => {
  const { reply, sent } = await open('earlier-1');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: 'Mine.' } });
  await openTab();
  const list = await screen.findByRole('list', { name: 'Earlier answers, best first' });
  expect(within(list).getByRole('link', { name: 'Late by three days' })).toBeTruthy();
  expect(screen.queryByText(NONE_CLOSE)).toBeNull();
  expect(list.textContent).toContain('LAN-0007 · Harrow Clinic');
  expect(list.textContent).toContain('Approved for reuseby Marek Novak');
  await expectAccessible();
  reply(reusing('earlier-1'), { status: 503, body: { detail: 'Please try again.', code: 'unavailable' } });
  const insert = within(list).getByRole('button', { name: 'Insert the answer to Late by three days' });
  fireEvent.click(insert);
  expect(await screen.findByText('Please try again.')).toBeTruthy();
  expect((await editor()).value).toBe('Mine.');

  const added = { ...CITATION, number: 4, page: 3 };
  reply(reusing('earlier-1'), {
    body: { text: 'Up to five days. [4] See the manual.', citations: [added], lost: [LOST], identifying: ['Ana'] },
  });
  fireEvent.click(within(list).getByRole('button', { name: /^Insert/ }));
  expect(await screen.findByText(/^Inserted at the end of the response, without one source/)).toBeTruthy();
  expect(screen.getByText('Protocol.pdf, page 9: “Words of the last version.”')).toBeTruthy();
  expect(screen.getByText(/^May say who asked before: “Ana”\./)).toBeTruthy();
  expect(screen.queryByText('Please try again.')).toBeNull();
  expect((await editor()).value).toBe('Mine.\nUp to five days. [4] See the manual.');
  const body = { request_id: 'before', query_id: 'q9' };
  expect(sent(reusing('earlier-1'))).toEqual([body, body]);
  await expectAccessible();
});

test('answers that cannot be loaded are not shown as none, and load when tried again', async () => {
  const { reply } = await open('earlier-2');
  reply(finding('earlier-2'), { status: 500, body: { detail: 'Broken.', code: 'internal' } });
  await openTab();
  expect(await screen.findByText('The earlier answers could not be loaded.')).toBeTruthy();
  reply(finding('earlier-2'), { body: { answers: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No answer sent in this study is to a question like this one')).toBeTruthy();
  await expectAccessible();
});

test('says if none of the answers is close to the question', async () => {
  const { reply } = await open('earlier-4');
  reply(finding('earlier-4'), { body: { answers: [{ ...EARLIER, is_close: false }] } });
  await openTab();
  expect(await screen.findByRole('list', { name: 'Earlier answers, best first' })).toBeTruthy();
  expect(screen.getByText(NONE_CLOSE)).toBeTruthy();
});

test('while two texts conflict, nothing is inserted over what was typed', async () => {
  await open('earlier-3');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: 'Mine.' } });
  await openTab();
  const insert = { name: 'Insert the answer to Late by three days' };
  expect(await screen.findByRole('button', insert)).toBeTruthy();
  const place = { request_id: 'earlier-3', site_id: 'riverside', study_id: 'lantern', number: 1 };
  const edit = { text: 'Theirs.', citations: [] };
  records.put(COLLECTIONS.requestQueries, { ...aQuery({ edit, version: 2 }), ...place });
  expect(await screen.findByText('Morgan Thistle saved a newer version')).toBeTruthy();
  expect(screen.queryByRole('button', insert)).toBeNull();
  expect((await editor()).value).toBe('Mine.');
});
