import { canonicalHash } from './canonical-hash.ts';

test('does not depend on the order of keys, but on that of lists', () => {
  expect(canonicalHash({ a: 1, b: { c: 'é', d: null } })).toBe(canonicalHash({ b: { d: null, c: 'é' }, a: 1 }));
  expect(canonicalHash({ list: [1, 2] })).not.toBe(canonicalHash({ list: [2, 1] }));
});

test('is the SHA-256 of the RFC 8785 form', () => {
  // printf '{"a":1,"b":"x"}' | sha256sum
  expect(canonicalHash({ b: 'x', a: 1 })).toBe('ecf9e98ec0641e23113ff3ce8bdc78d0ddd249886517fd4a7f68cc83d4e65667');
});
