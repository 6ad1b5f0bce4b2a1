/** The Symbol font's characters from code 0x20 on, and from 0xA0 on. */
const LOW = ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼';
const HIGH = '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭';

/** Where protocols use Wingdings bullets rather than the Symbol character of the same code. */
const BULLETS: Record<number, string> = { 0x6e: '■', 0x6f: '□', 0x76: '❖', 0xa7: '▪', 0xa8: '□', 0xd8: '➢', 0xfc: '✓' };

/** Fonts without a Unicode map put code 0xB3 at U+F0B3. */
const PRIVATE_USE = /[\uF020-\uF07E\uF0A0-\uF0FE]/gu;

/** Controls without a meaning in text. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Longer texts in such codes are the encoding of a whole font, which says nothing about characters. */
const MOST_CODES = 3;

/**
 * The characters that a PDF shows where its text layer has codes of symbol fonts or control characters. Text that is
 * nothing but codes stays as it is.
 */
export function visibleCharacters(text: string): string {
  const codes = (text.match(PRIVATE_USE)?.length ?? 0) + (text.match(CONTROLS)?.length ?? 0);
  if (codes === 0 || (codes > MOST_CODES && codes * 2 > text.length)) return text;
  return text.replace(CONTROLS, '').replace(PRIVATE_USE, (code) => symbolOf(code.charCodeAt(0) - 0xf000) ?? code);
}

function symbolOf(code: number): string | undefined {
  return BULLETS[code] ?? (code < 0xa0 ? LOW.at(code - 0x20) : HIGH.at(code - 0xa0));
}
