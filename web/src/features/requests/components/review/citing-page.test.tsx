import { fireEvent, screen } from '@testing-library/react';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { openPage, records } from '../../../../testing/open-page.tsx';
import { aQuery, aSummary, READY_DRAFT } from '../../testing/a-request.ts';

const { RequestPage } = await import('./request-page.tsx');

const ID = 'cited-1';
const PLACE = { request_id: ID, site_id: 'riverside', study_id: 'lantern', number: 1 };
const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Response' });

test('while two texts conflict, nothing is cited over what was typed', async () => {
  records.put('users', { id: 'member', preferences: {} });
  records.put(COLLECTIONS.requests, { ...aSummary({ request_id: ID }), id: ID });
  records.put(COLLECTIONS.requestQueries, { ...aQuery(), ...PLACE });
  const quote = { ...READY_DRAFT.citations[0], text_snippet: 'Found words.' };
  await openPage(() => <RequestPage requestId={ID} StudyPanel={() => null} />, {
    as: 'Site Manager',
    path: `/request/${ID}`,
    replies: {
      [`PUT /requests/${ID}/seen`]: {},
      [`PUT /requests/${ID}/writing`]: {},
      [`POST /requests/${ID}/queries/q1/review`]: {},
      [`POST /requests/${ID}/passages`]: { body: { passages: [{ quote, text: 'Found words.' }] } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Response' }));
  fireEvent.change(await editor(), { target: { value: 'Mine.' } });
  fireEvent.click(screen.getByRole('tab', { name: 'Find' }));
  fireEvent.change(await screen.findByPlaceholderText('Search the documents of this study'), {
    target: { value: 'words' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByRole('button', { name: 'Cite passage 1' })).toBeTruthy();

  const edit = { text: 'Theirs.', citations: [] };
  records.put(COLLECTIONS.requestQueries, { ...aQuery({ edit, version: 2 }), ...PLACE });
  expect(await screen.findByText('Morgan Thistle saved a newer version')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cite passage 1' })).toBeNull();
  expect((await editor()).value).toBe('Mine.');
  fireEvent.click(screen.getByRole('button', { name: 'Keep my text' }));
  expect(await screen.findByRole('button', { name: 'Cite passage 1' })).toBeTruthy();
});
