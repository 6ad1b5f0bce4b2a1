import { fireEvent, screen, waitFor } from '@testing-library/react';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { expectAccessible, openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');

const ID = 'reversed-1';
const PLACE = { request_id: ID, site_id: 'riverside', study_id: 'lantern', number: 1 };
const STORED = 'The IMP is stored at the site at 15 °C to 25 °C, in a locked place.';
const BESIDE_SEND = 'A statement seems to say the opposite of what it cites. Check before sending.';
const ABOVE = /^Check before sending\. The cited passages seem to say the opposite/;

test('a statement that says the opposite of what it cites is said beside Send, while it would be sent', async () => {
  const citations = READY_DRAFT.citations.map((citation) => ({ ...citation, text_snippet: STORED }));
  const draft = { ...READY_DRAFT, text: `${STORED} [1]`, citations };
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: ID }), id: ID });
  records.put(COLLECTIONS.requestQueries, { ...aQuery({ draft }), ...PLACE });
  await openPage(() => <RequestPage requestId={ID} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${ID}`,
    replies: {
      [`PUT /requests/${ID}/seen`]: {},
      [`PUT /requests/${ID}/writing`]: {},
      [`POST /requests/${ID}/queries/q1/review`]: {},
    },
  });
  await screen.findByText(/^Sends the draft as is/);
  expect(screen.queryByText(BESIDE_SEND)).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Edit Response' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Response' });
  const write = (value: string) => fireEvent.change(field, { target: { value } });
  const reversed = 'The IMP is stored at the site outside 15 °C to 25 °C. [1]';
  write(reversed);
  expect(await screen.findByText(BESIDE_SEND)).toBeTruthy();
  expect(await screen.findByText(ABOVE)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send Response' })).toHaveProperty('disabled', false);
  await expectAccessible();
  write('The IMP must not be stored at the site outside 15 °C to 25 °C. [1]');
  await waitFor(() => expect(screen.queryByText(BESIDE_SEND)).toBeNull());
  expect(screen.queryByText(ABOVE)).toBeNull();

  write(reversed);
  expect(await screen.findByText(BESIDE_SEND)).toBeTruthy();
  const edit = { text: 'Theirs.', citations: [] };
  records.put(COLLECTIONS.requestQueries, { ...aQuery({ draft, edit, version: 2 }), ...PLACE });
  expect(await screen.findByText('Morgan Thistle saved a newer version')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(BESIDE_SEND)).toBeNull());
});
