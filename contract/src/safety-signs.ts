import { LIMITS } from './limits.ts';
import { safetyTopics, type SafetySign, type SafetyWords } from './entities/safety-words.ts';

const LETTER = String.raw`[\p{L}\p{N}]`;
const GAP = String.raw`[\s\p{Pd}]+`;

/** By topic, with the words as they are in the text, each once. Case, line breaks and hyphens make no difference. */
export function safetySignsIn(text: string, safetyWords: SafetyWords): SafetySign[] {
  const plain = text.normalize('NFC');
  return safetyTopics.flatMap((topic) => {
    const found = safetyWords[topic].flatMap((word) => plain.match(patternOf(word)) ?? []);
    // A key keeps its place when it is set again, and its first writing when set last.
    const words = new Map(found.toReversed().map((each) => [each.toLowerCase(), each]));
    return words.size === 0 ? [] : [{ topic, words: [...words.values()].reverse().slice(0, LIMITS.safetyWordsShown) }];
  });
}

function patternOf(word: string): RegExp {
  const parts = word
    .normalize('NFC')
    .split(/[\s\p{Pd}]+/u)
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('*') ? `${escaped(part.slice(0, -1))}${LETTER}*` : escaped(part)));
  return new RegExp(`(?<!${LETTER})${parts.join(GAP)}(?!${LETTER})`, 'giu');
}

/** The flag `u` allows an escape of these alone. */
function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);
}
