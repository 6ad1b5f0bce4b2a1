import { pageByName } from './page-by-name.ts';

const named = (name: string, id = name) => ({ id, name });
const RECORDS = [
  named('Zürich'),
  named('', 'x'),
  named('alpha', '2'),
  named('Alpha', '1'),
  named('Beta'),
  named('', 'b'),
];

function pages(limit: number): string[][] {
  const found: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = pageByName(RECORDS, { limit, cursor });
    found.push(page.records.map(({ id }) => id));
    cursor = page.next;
  }
  return found;
}

test.each([1, 2, 3, 6, 50])('pages of %i are all records by name, unnamed last', (limit) => {
  expect(pages(limit).flat()).toEqual(['2', '1', 'Beta', 'Zürich', 'b', 'x']);
  expect(pages(limit)).toHaveLength(Math.ceil(RECORDS.length / limit));
});

test('a page continues behind a record that has gone', () => {
  const { next } = pageByName(RECORDS, { limit: 3 });
  const left = RECORDS.filter(({ id }) => id !== 'Beta');
  expect(pageByName(left, { limit: 9, cursor: next ?? '' }).records.map(({ id }) => id)).toEqual(['Zürich', 'b', 'x']);
});

test.each(['', 'e30', 'W10', Buffer.from('["a","x/y"]').toString('base64url')])('refuses the cursor “%s”', (cursor) => {
  expect(() => pageByName(RECORDS, { limit: 1, cursor })).toThrow();
});
