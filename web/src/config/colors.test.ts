import { DARK, LIGHT, type Colors } from './colors.ts';

/** Of WCAG 2.2, 1.4.3, for text of any size. */
const LEAST = 4.5;

const TEXTS: [ground: keyof Colors, texts: (keyof Colors)[]][] = [
  ['ground', ['ink', 'muted', 'primary', 'info', 'attention', 'success', 'error']],
  ['surface', ['ink', 'muted', 'primary', 'info', 'attention', 'success', 'error']],
  ['raised', ['ink', 'muted', 'primary', 'info', 'attention', 'success', 'error']],
  ['primary', ['onPrimary']],
  ['primaryHover', ['onPrimary']],
  ['primarySoft', ['ink', 'primary']],
  ['infoSoft', ['ink', 'info']],
  ['attentionSoft', ['ink', 'attention']],
  ['successSoft', ['ink', 'success']],
  ['errorSoft', ['ink', 'error']],
  ['rail', ['railInk', 'railMuted']],
  ['railActive', ['railInk']],
];

/** Of a colour as six hexadecimal digits, from 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('the ratio is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s theme', (_theme, colors) => {
  test.each(TEXTS)('on %s, texts can be read', (ground, texts) => {
    const tooClose = texts.filter((text) => !(contrast(colors[text], colors[ground]) >= LEAST));
    expect(tooClose).toEqual([]);
  });
});
