import { object } from 'yup';
import { choice, recordId, text } from './text.ts';

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
