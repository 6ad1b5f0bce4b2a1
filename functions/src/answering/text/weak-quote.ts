import type { Passage } from '../../ingestion/passages/passage.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from './terms.ts';

/** Content words; with fewer, only a whole sentence or row proves something. */
const FEWEST = 5;

/** Less than a sentence or table row, and fewer than five content words of one. */
export function isWeakQuote(passage: Passage, snippet: string): boolean {
  const parts = sentencesOf({ text: snippet, kind: 'prose', section: [] });
  if (parts.some((part) => contentWords(part) >= FEWEST)) return false;
  if (passage.kind === 'heading') return true;
  const units = new Set([passage.text, ...passage.text.split('\n'), ...sentencesOf(passage)].map(bare));
  return ![snippet, ...parts].some((part) => units.has(bare(part)));
}

/** Different ones. Terms with a colon repeat a count and its word. */
function contentWords(text: string): number {
  return new Set(termsOf(text).filter((term) => !term.includes(':'))).size;
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%<>≤≥=]/gu, '');
}
