import { parseQueries } from './rewriting.ts';

describe('parseQueries', () => {
  it('reads queries and joins their lines', () => {
    expect(parseQueries('{"queries": ["unblinding in an emergency", " dose\\n delay "]}')).toEqual([
      'unblinding in an emergency',
      'dose delay',
    ]);
  });

  it('keeps at most four, without duplicates, empty ones or long ones', () => {
    const queries = ['a', 'a', ' ', 'b', 'c', 'd'.repeat(5_000), 'e'];
    expect(parseQueries(JSON.stringify({ queries }))).toEqual(['a', 'b', 'c', 'd'.repeat(200)]);
  });

  it.each(['', '{"queries": ["a', '["a"]', '{"queries": "a"}', '{"queries": [1]}', 'null'])(
    'takes nothing of another shape: %s',
    (json) => {
      expect(parseQueries(json)).toBeNull();
    },
  );
});
