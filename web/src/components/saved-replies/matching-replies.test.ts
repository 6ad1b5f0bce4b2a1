import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { matchingReplies } from './matching-replies.ts';

const reply = (title: string, text: string): SavedReplyView => ({
  id: title,
  title,
  text,
  is_shared: false,
  version: 0,
  changed_by: { id: 'o', name: 'Omar' },
  changed_at: '2026-01-01T00:00:00.000Z',
});

const REPLIES = [
  reply('Amendment', 'The window is wider now.'),
  reply('Missed visit', 'Dear {{requester}}'),
  reply('Out of window', 'Please report it.'),
  reply('Window missed', 'Please call.'),
];

const titles = (search: string) => matchingReplies(REPLIES, search).map(({ title }) => title);

test('all without a search, in their order', () => expect(titles(' ')).toHaveLength(4));

test('titles that begin with it are first, then other titles, then texts', () => {
  expect(titles('window')).toEqual(['Window missed', 'Out of window', 'Amendment']);
});

test('every word is wanted, in any order and case', () => {
  expect(titles('WINDOW miss')).toEqual(['Window missed']);
  expect(titles('missed  win')).toEqual(['Window missed']);
  expect(titles('dear visit')).toEqual(['Missed visit']);
  expect(titles('window absent')).toEqual([]);
});
