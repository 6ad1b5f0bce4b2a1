import { insertText, textArea } from './insert-text.ts';

test('where the browser has no such command, the text is put in and the field’s owner hears of it', () => {
  const field = document.createElement('textarea');
  field.id = 'response';
  field.value = 'Dear /win, hello';
  document.body.append(field);
  let heard = '';
  document.body.addEventListener('input', () => (heard = field.value));
  insertText(field, [5, 9], '{{requester}}');
  expect(heard).toBe('Dear {{requester}}, hello');
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe('Dear {{requester}}'.length);
  expect(textArea('response')).toBe(field);
});

test('what is no text area is none', () => {
  document.body.append(Object.assign(document.createElement('div'), { id: 'other' }));
  expect(textArea('other')).toBeNull();
});
