import type { Passage } from '../../ingestion/passages/passage.ts';
import type { QuestionForm } from '../question/question.ts';
import { sentencesOf } from '../text/sentences.ts';
import { termsOf } from '../text/terms.ts';
import { isWeakQuote } from '../text/weak-quote.ts';
import { scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FactReviews, FoundPassage, FoundStatement } from './scope.ts';

/** The passages of the confirmed quotes, with the quotes as their sentences: those that say too little alone, whole. */
export function confirmedStatement(
  form: QuestionForm,
  review: FactReviews[string] | undefined,
  { index, weighed }: { index: ScopeIndex; weighed: WeighedQuestion },
): FoundStatement[] {
  const quoted = new Map<string, FoundPassage>();
  for (const { document_id, page, text_snippet } of review?.quotes ?? []) {
    const entry = [...index.passages.values()].find(
      ({ document, passage }) =>
        document.id === document_id && passage.page === page && inOneLine(passage.text).includes(text_snippet),
    );
    if (!entry) continue;
    const text = wholeStatement(entry.passage, text_snippet);
    const terms = termsOf(text);
    const read = { text, length: terms.length, own: new Set(terms), inPlace: new Set(terms) };
    const known = quoted.get(entry.key) ?? { ...entry, score: 0, sentences: [] };
    known.sentences.push(scoreSentence(read, weighed));
    quoted.set(entry.key, known);
  }
  const passages = [...quoted.values()].map((found) => ({
    ...found,
    score: Math.max(0, ...found.sentences.map(({ score }) => score)),
  }));
  if (passages.length === 0) return [];
  return [{ form, source: 'confirmed', heading: '', fit: 1, visitHeaders: [], passages }];
}

function wholeStatement(passage: Passage, snippet: string): string {
  if (!isWeakQuote(passage, snippet)) return snippet;
  return sentencesOf(passage).find((sentence) => inOneLine(sentence).includes(snippet)) ?? snippet;
}

/** As in the snippet of a quote. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
