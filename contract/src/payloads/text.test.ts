import { object } from 'yup';
import { choice, recordId, singleLine, text } from './text.ts';

const accepts = (schema: ReturnType<typeof text>, value: unknown) => object({ value: schema }).isValidSync({ value });

test.each([['words'], [' words '], ['two\nlines\tand a tab'], ['naïve 😀']])('%j is a text', (value) => {
  expect(accepts(text('Title', 40), value)).toBe(true);
});

test.each([[7], [true], [['words']], [{ toString: () => 'words' }], ['null\u0000'], ['\u001b[31m'], ['half \ud83d']])(
  '%j is none',
  (value) => {
    expect(accepts(text('Title', 40), value)).toBe(false);
  },
);

test('blanks outside are not counted', () => {
  expect(accepts(text('Title', 5), '  12345  ')).toBe(true);
  expect(accepts(text('Title', 5), '123456')).toBe(false);
});

test('a text that nobody can see is empty', () => {
  for (const value of ['\u200b', ' \u2060 ', '\ufeff\u200d', '\u3164', '\u2800']) {
    expect(object({ value: text('Answer', 40) }).validateSync({ value })).toEqual({ value: '' });
    expect(object({ value: singleLine('Name', 40) }).validateSync({ value })).toEqual({ value: '' });
    expect(accepts(text('Answer', 40).required(), value)).toBe(false);
  }
});

test.each([
  ['a line break', 'Robin\nDear colleague', 'Name must be a single line'],
  ['a carriage return', 'Robin\rDear colleague', 'Name must be a single line'],
  ['a tab', 'Robin\tReed', 'Name must be a single line'],
  ['a line separator', 'Robin\u2028Reed', 'Name must be a single line'],
  ['a zero-width space', 'Ro\u200bbin', 'Name contains a character that cannot be used'],
  ['a bidirectional override', 'Robin\u202egnp', 'Name contains a character that cannot be used'],
  ['a null', 'Robin\u0000', 'Name contains a character that cannot be used'],
  ['a text that grows when normalised', '\u{fdfa}'.repeat(20), 'Name can have at most 40 characters'],
])('%s is refused in a single line', (_what, value, message) => {
  try {
    object({ value: singleLine('Name', 40) }).validateSync({ value }, { abortEarly: false });
    throw new Error('accepted');
  } catch (error) {
    expect(error).toMatchObject({ errors: [message] });
  }
});

test('a single line is composed before it is measured', () => {
  const schema = object({ value: singleLine('Name', 3) });
  expect(schema.validateSync({ value: ' Zoe\u0308 ' })).toEqual({ value: 'Zoë' });
});

test('an id is letters, digits, hyphens and underscores, or left out', () => {
  for (const id of ['a1-B_2', '', undefined]) expect(accepts(recordId('Site'), id)).toBe(true);
  for (const id of ['a/b', '..', '__name__', 'a b']) expect(accepts(recordId('Site'), id)).toBe(false);
});

test('a choice is one of its texts, and takes its preset when it is left out', () => {
  const schema = object({ value: choice(['low', 'high'], 'Please choose').default('low') });
  expect(schema.validateSync({})).toEqual({ value: 'low' });
  expect(schema.validateSync({ value: 'high' })).toEqual({ value: 'high' });
  expect(() => schema.validateSync({ value: 'huge' })).toThrow('Please choose');
  expect(() => schema.validateSync({ value: 7 })).toThrow('Please choose');
});
