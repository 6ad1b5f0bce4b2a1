import { aQuery } from '../../testing/a-request.ts';
import { beginEdit } from './response-edit.ts';
import { sendable } from './sendable.ts';

const writing = { state: 'writing', since: '' } as const;

it('sends what stands in the editor, else what was saved, else the draft', () => {
  const query = aQuery({ edit: { text: 'Saved.' }, version: 3 });
  const editor = { ...beginEdit(query), text: ' Typed. ' };
  expect(sendable(query, editor)).toEqual({ state: 'ready', text: 'Typed.', version: 3, from: 'editor' });
  expect(sendable(query, null)).toMatchObject({ text: 'Saved.', from: 'saved' });
  expect(sendable(aQuery(), null)).toMatchObject({ text: 'The draft text. [1]', from: 'draft' });
});

it('sends nothing while nobody has written anything', () => {
  const query = aQuery({ draft: writing });
  expect(sendable(query, null)).toEqual({ state: 'empty' });
  expect(sendable(query, { ...beginEdit(query), text: 'Written by hand.' }).state).toBe('ready');
  expect(sendable(aQuery(), { ...beginEdit(aQuery()), text: '  ' })).toEqual({ state: 'empty' });
});

it('sends nothing while two texts wait for a choice', () => {
  const mine = { ...beginEdit(aQuery({ version: 1 })), text: 'Mine.' };
  expect(sendable(aQuery({ edit: { text: 'Theirs.' }, version: 2 }), mine)).toEqual({ state: 'conflict' });
});
