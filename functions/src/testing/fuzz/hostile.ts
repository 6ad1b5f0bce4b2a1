import fc from 'fast-check';

/** Texts that have a meaning to some layer below: database, paths, headers, regular expressions, JavaScript. */
const KNOWN = [
  '',
  ' ',
  '.',
  '..',
  '../..',
  'a/b',
  '__x__',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '9007199254740993',
  '2026-13-45',
  '2026-02-30T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '%',
  '%00',
  '%ff',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '\u202Eevil',
  '\u200B',
  '\uFEFF',
  '\uD83D',
  '\uDE00',
  '\uFDFA'.repeat(40),
  'e\u0301'.repeat(200),
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '=cmd|" /C calc"!A0',
  "' OR 1=1 --",
  '[1]'.repeat(60),
  '(a+)+$'.repeat(50),
  'x'.repeat(1_500),
  'x'.repeat(6_000),
];

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom(...KNOWN), fc.constantFrom(...KNOWN)).map(([a, b]) => (a + b).slice(0, 7_000)),
  },
);

/** Any JSON, with texts that mean something. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, Number.MAX_VALUE, 2 ** 53, [], {}, [[]], [null], ''),
  },
  {
    weight: 2,
    arbitrary: fc.anything({ key: hostileText, values: [hostileText, fc.integer(), fc.constant(null)], maxDepth: 3 }),
  },
);
