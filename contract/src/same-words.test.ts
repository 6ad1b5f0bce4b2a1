import { haveSameWords } from './same-words.ts';

const of = (text_snippet: string, { document_id = 'protocol', page = 3 } = {}) => ({ document_id, page, text_snippet });

it('compares words whatever their line breaks, and parts with the whole', () => {
  expect(haveSameWords(of('Within 8\nhours.'), of('Within 8 hours.'))).toBe(true);
  expect(haveSameWords(of('8 hours'), of('Within 8 hours.'))).toBe(true);
  expect(haveSameWords(of('Within 8 hours.'), of('8 hours'))).toBe(true);
  expect(haveSameWords(of('Within 8 hours.'), of('Within 6 hours.'))).toBe(false);
});

it('takes no words of another page or document for the same', () => {
  expect(haveSameWords(of('8 hours'), of('8 hours', { page: 4 }))).toBe(false);
  expect(haveSameWords(of('8 hours'), of('8 hours', { document_id: 'manual' }))).toBe(false);
});
