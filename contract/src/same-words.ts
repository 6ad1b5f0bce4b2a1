import type { Quote } from './entities/citation.ts';

type Words = Pick<Quote, 'document_id' | 'page' | 'text_snippet'>;

/** Whether two quotes are of the same words of a page, or one is part of the other. */
export function haveSameWords(one: Words, other: Words): boolean {
  if (one.document_id !== other.document_id || one.page !== other.page) return false;
  const [words, others] = [bare(one.text_snippet), bare(other.text_snippet)];
  return words.includes(others) || others.includes(words);
}

function bare(text: string): string {
  return text.replace(/\s+/gu, '');
}
