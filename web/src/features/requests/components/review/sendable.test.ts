import { aQuery } from '../../testing/a-request.ts';
import { beginEdit } from './response-edit.ts';
import { sendable } from './sendable.ts';

const writing = { state: 'writing', since: '' } as const;

it('sends the text in the editor, else the saved response, else the draft', () => {
  const query = aQuery({ edit: { text: 'Saved.' }, version: 3 });
  const editor = { ...beginEdit(query), text: ' Typed. ' };
  expect(sendable(query, editor)).toEqual({ state: 'ready', text: 'Typed.', version: 3, from: 'editor' });
  expect(sendable(query, null)).toMatchObject({ text: 'Saved.', from: 'saved' });
  expect(sendable(aQuery(), null)).toMatchObject({ text: 'The draft text. [1]', from: 'draft' });
});

it('has nothing to send without a text', () => {
  const query = aQuery({ draft: writing });
  expect(sendable(query, null)).toEqual({ state: 'empty' });
  expect(sendable(query, { ...beginEdit(query), text: 'Written by hand.' }).state).toBe('ready');
  expect(sendable(aQuery(), { ...beginEdit(aQuery()), text: '  ' })).toEqual({ state: 'empty' });
});

it('has nothing to send during a conflict', () => {
  const mine = { ...beginEdit(aQuery({ version: 1 })), text: 'Mine.' };
  expect(sendable(aQuery({ edit: { text: 'Theirs.' }, version: 2 }), mine)).toEqual({ state: 'conflict' });
});
