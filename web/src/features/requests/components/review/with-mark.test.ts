import { aQuery, READY_DRAFT } from '../../testing/a-request.ts';
import { beginEdit } from './response-edit.ts';
import { withMark } from './with-mark.ts';

const [first] = READY_DRAFT.citations;
if (!first) throw new Error('The draft has a citation');
const added = { ...first, number: 7, text_snippet: 'Added.' };
const edit = { ...beginEdit(aQuery()), text: 'Five days. \nAsk us.' };

it('puts the mark behind the words before the caret', () => {
  const marked = withMark(edit, added, 'Five days. '.length);
  expect(marked.edit.text).toBe('Five days. [7]\nAsk us.');
  expect(marked.caret).toBe('Five days. [7]'.length);
  expect(marked.edit.citations).toContain(added);
});

it('starts an empty text with the mark', () => {
  expect(withMark({ ...edit, text: '' }, added, 0).edit.text).toBe('[7]');
});
