import { visibleCharacters } from './symbol-font.ts';

test('codes of symbol fonts are read as the characters they show', () => {
  expect(visibleCharacters('\uF0B7 age \uF0B3 18 years \uF0B1 2, 5 \uF06Dg, IFN-\uF067, \uF0A3 37\uF0B0C')).toBe(
    '• age ≥ 18 years ± 2, 5 μg, IFN-γ, ≤ 37°C',
  );
  expect(visibleCharacters('\uF0A7 one \uF0D8 two \uF0FC three')).toBe('▪ one ➢ two ✓ three');
});

test('control characters are left out, white space is not', () => {
  expect(visibleCharacters('one\u0000 two\u0007\nthree\u0085')).toBe('one two\nthree');
});

test('a text of nothing but codes stays as it is', () => {
  for (const text of ['\uF041\uF042\uF043\uF044', '\u0001\u0002\u0003\u0004 '])
    expect(visibleCharacters(text)).toBe(text);
});
