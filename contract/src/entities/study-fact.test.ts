import type { Quote } from './citation.ts';
import { isOutdated } from './study-fact.ts';

const quote = (document_id: string) => ({ document_id }) as Quote;
const document = (id: string) => ({ id, name: `${id}.pdf`, version: 1 });

test('a confirmed fact is outdated once a document it quotes is no longer in use', () => {
  const review = { decision: 'confirmed' as const, quotes: [quote('a')], documents: [document('a'), document('b')] };
  expect(isOutdated(review, [{ id: 'a' }])).toBe(false);
  expect(isOutdated(review, [{ id: 'a' }, { id: 'c' }])).toBe(false);
  expect(isOutdated(review, [{ id: 'b' }])).toBe(true);
});

test('"not stated" is outdated once the documents in use are others', () => {
  const review = { decision: 'not_stated' as const, quotes: [], documents: [document('a'), document('b')] };
  expect(isOutdated(review, [{ id: 'b' }, { id: 'a' }])).toBe(false);
  expect(isOutdated(review, [{ id: 'a' }])).toBe(true);
  expect(isOutdated(review, [{ id: 'a' }, { id: 'c' }])).toBe(true);
  expect(isOutdated(review, [{ id: 'a' }, { id: 'b' }, { id: 'c' }])).toBe(true);
});
