import type { Quote } from '@trialdesk/contract/entities/citation';
import { isAddress, unfoundedValues } from '@trialdesk/contract/unfounded-values';
import { promptContext } from '../../ingestion/passages/render-context.ts';
import type { ModelSentence, QuotableAnswer, Rejection } from '../models/draft-model.ts';
import { quoteOf, type ScopePassage } from '../retrieval/scope.ts';
import { sentencesOf } from '../text/sentences.ts';
import { isWeakQuote } from '../text/weak-quote.ts';
import { findQuote } from './find-quote.ts';
import { contradicts } from './polarity.ts';

export interface VerifiedSentence {
  text: string;
  citations: Quote[];
  /** Of numbers with units, only in the thread. */
  siteValues: string[];
}

export interface Grounds {
  passages: ReadonlyMap<string, ScopePassage>;
  /** Questions and answers of the thread; their values may be repeated. */
  asked: string;
  asksForHistory?: boolean;
}

interface Proof {
  found: ScopePassage;
  citation: Quote;
}

/**
 * Keeps citations whose quote is in their passage and says enough, and sentences with one that negate what it negates
 * and whose numbers, units and addresses are in the quotes or their context. Numbers may also be in the thread; the
 * sentence then lists them. Earlier versions prove nothing, unless the question is about them. Snippets are cut from
 * the passage, so quotes are verbatim. In place of a sentence that rests on sent answers, these are quoted.
 */
export function verifyCitations(sentences: readonly ModelSentence[], grounds: Grounds): VerifiedSentence[] {
  // Several sentences may rest on the same sent answer, which is quoted once.
  const quoted = new Set<string>();
  return sentences.flatMap((sentence) => {
    const verdict = judgeSentence(sentence, grounds);
    if ('reason' in verdict || quoted.has(verdict.text)) return [];
    if (sentence.quotable) quoted.add(verdict.text);
    return [verdict];
  });
}

/** With the citations kept, or why it is dropped. */
export function judgeSentence(sentence: ModelSentence, grounds: Grounds): VerifiedSentence | Rejection {
  const { asked, asksForHistory = false } = grounds;
  const text = sentence.text.trim();
  if (sentence.quotable) return quotationOf(sentence.quotable);
  const proved = sentence.quotes.flatMap((quote) => proofOf(quote, grounds));
  const proofs = proved.filter(({ found }) => asksForHistory || !found.passage.context.history);
  if (text === '' || proved.length === 0) return { reason: 'unproved' };
  if (proofs.length === 0) return { reason: 'history' };
  if (contradicts(text, statedBy(proofs))) return { reason: 'negation' };
  const known = proofs.flatMap(groundsOf).join('\n');
  const unproved = unfoundedValues(text, known);
  const unasked = [...new Set([...unproved.filter(isAddress), ...unfoundedValues(text, `${known}\n${asked}`)])];
  if (unasked.length > 0) return { reason: 'values', values: unasked };
  return { text, citations: proofs.map(({ citation }) => citation), siteValues: unproved };
}

/** In place of the sentence, since only words that a person has sent can be quoted as such. */
function quotationOf(answers: readonly QuotableAnswer[]): VerifiedSentence {
  const quoted = answers.map(
    ({ request_number, text }) =>
      `Earlier answer${request_number === undefined ? '' : ` (${request_number})`}: “${text}”`,
  );
  return { text: quoted.join(' '), citations: answers.flatMap(({ quotes }) => quotes), siteValues: [] };
}

function proofOf({ passageKey, quote }: ModelSentence['quotes'][number], { passages }: Grounds): Proof[] {
  const found = passages.get(passageKey);
  const snippet = found && findQuote(found.passage.text, quote);
  return found && snippet && !isWeakQuote(found.passage, snippet) ? [{ found, citation: quoteOf(found, snippet) }] : [];
}

function groundsOf({ found, citation }: Proof): string[] {
  return [citation.text_snippet, promptContext(found.passage.context), citation.section, citation.document_name];
}

/** Whole sentences, since a quote may begin after a negation, and all together with their context. */
function statedBy(proofs: readonly Proof[]): string[] {
  const sentences = proofs.flatMap(({ found, citation: { text_snippet } }) => {
    const quoted = sentencesOf(found.passage).filter(
      (sentence) => findQuote(sentence, text_snippet) ?? findQuote(text_snippet, sentence),
    );
    return quoted.length > 0 ? quoted : [text_snippet];
  });
  const context = proofs.map(({ found }) => promptContext(found.passage.context));
  return [...sentences, [...context, ...sentences].join(' ')];
}
