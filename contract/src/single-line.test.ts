import { asLine, hasHidden, hasLineBreak, isVisible } from './single-line.ts';

test.each(['a', '7', '?', '€', '😀', 'é', '漢'])('%j is visible', (text) => expect(isVisible(text)).toBe(true));

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000\n'],
  ['a zero-width space', '\u200b'],
  ['a zero-width joiner', '\u200d'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a Hangul filler', '\u3164'],
  ['an empty Braille cell', '\u2800'],
  ['a mark without a letter', '\u0301'],
  ['a bidirectional override', '\u202e\u202c'],
])('%s alone is not', (_what, text) => expect(isVisible(text)).toBe(false));

test.each(['\n', '\r', '\t', '\u2028', '\u2029', '\u0085'])('%j breaks a line', (text) => {
  expect(hasLineBreak(`a${text}b`)).toBe(true);
  expect(asLine(`a${text}b`)).toBe('a b');
});

test.each(['\u0000', '\u001b', '\u200b', '\u200f', '\u202e', '\u2066', '\ufeff', '\ud800', '\u3164', '\u{e0041}'])(
  '%j is hidden',
  (text) => {
    expect(hasHidden(`a${text}b`)).toBe(true);
    expect(asLine(`a${text}b`)).toBe('ab');
  },
);

test('ordinary names have nothing hidden', () => {
  for (const name of ['Zoë O’Neill-Süß', '山田 太郎', 'محمد', 'Site No. 4 (East)', 'Protocol v3.0.pdf']) {
    expect([name, hasHidden(name), hasLineBreak(name), asLine(name)]).toEqual([name, false, false, name]);
  }
});

test('a line is composed and trimmed', () => {
  expect(asLine(' Zoe\u0308 ')).toBe('Zoë');
});
