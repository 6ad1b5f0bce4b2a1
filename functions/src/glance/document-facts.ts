import type { ChosenSentence } from '../answering/models/extractive/chosen-sentence.ts';
import { toSentences } from '../answering/models/extractive/to-sentences.ts';
import { ofKindAsked } from '../answering/models/extractive/plain/part-of-kind.ts';
import { plainAnswer } from '../answering/models/extractive/plain/plain-answer.ts';
import { headingFit } from '../answering/retrieval/heading-fit.ts';
import type { FoundPassage, FoundStatement, ScopeDocument } from '../answering/retrieval/scope.ts';
import { quoteOf, scopePassage } from '../answering/retrieval/scope.ts';
import { sentencesOf } from '../answering/text/sentences.ts';
import { termsOf } from '../answering/text/terms.ts';
import { findQuote } from '../answering/verification/find-quote.ts';
import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FactStatement } from '@trialdesk/contract/replies/study-facts';
import { LIMITS } from '@trialdesk/contract/limits';
import type { Passage } from '../ingestion/passages/passage.ts';
import type { Statement } from '../ingestion/passages/study-fact.ts';
import { kindPart } from './kind-part.ts';
import { ENDS_AS_LABEL, labelledLines } from './labelled-lines.ts';
import { statingSentences } from './stating-sentences.ts';
import { studyFields, type StudyField } from '../ingestion/facts/study-fields.ts';
import { titlePart } from './title-part.ts';

/** Of a fact that is no list, row or section. */
const MOST_SENTENCES = 4;

/** By one document: the sentences, rows or items of an extracted answer. */
export interface StatedFact {
  field: string;
  source: FactStatement['source'];
  quotes: Quote[];
}

/** Where a section covers several fields, later statements only repeat its words. */
const STATEMENTS_PER_FIELD = 6;

/** Of headings that fit at least so well, none is more on the field than another. Set by eye. */
const ON_FIELD = 0.6;

const known = new WeakMap<object, StatedFact[]>();

/** What states a field best comes first, else in document order. Kept as long as the passages. */
export function statedIn(document: ScopeDocument): StatedFact[] {
  const kept = known.get(document.file);
  if (kept) return kept;
  const passages = new Map(document.file.passages.map((passage) => [passage.id, passage]));
  const fields = new Map(studyFields().map((field) => [field.key, field]));
  const stated = document.file.facts.flatMap(({ field: key, statements }) => {
    const field = fields.get(key);
    if (!field) return [];
    return statements
      .flatMap((statement) => {
        const fact = statedFact(field, statement, { document, passages });
        return fact ? [{ fact, statement }] : [];
      })
      .filter(({ fact }, at, all) => all.findIndex((other) => isSameFact(fact, other.fact)) === at)
      .toSorted(compareBy(field))
      .slice(0, STATEMENTS_PER_FIELD)
      .map(({ fact }) => fact);
  });
  known.set(document.file, stated);
  return stated;
}

interface Placed {
  fact: StatedFact;
  statement: Statement;
}

/** Labelled rows, then what states the field under a heading on it, elsewhere, and what is merely headed so. */
function compareBy(field: StudyField) {
  const fitTo = ({ statement }: Placed) => {
    const fit = headingFit(statement, field);
    // The parts of a list may be in several sections, "Major" before "Other secondary endpoints".
    return field.form === 'list' ? Math.min(fit, ON_FIELD) : fit;
  };
  return (one: Placed, other: Placed) => rank(one, field) - rank(other, field) || fitTo(other) - fitTo(one);
}

function rank({ fact, statement }: Placed, { form, states, label, heading }: StudyField): number {
  if (statement.source === 'label') return 0;
  const distance = label?.test(statement.heading) ? 0 : heading?.test(statement.heading) ? 1 : 2;
  const isStated = fact.quotes.some(({ text_snippet }) => states?.test(text_snippet.normalize('NFKC')));
  return isStated || form === 'list' ? 1 + distance : 4;
}

interface Source {
  document: ScopeDocument;
  passages: ReadonlyMap<string, Passage>;
}

/** Null when the place has nothing that the field holds. */
function statedFact(field: StudyField, statement: Statement, { document, passages }: Source): StatedFact | null {
  const named = new Set(termsOf(field.name));
  const found = new Map(
    statement.passages.flatMap((id): [string, FoundPassage][] => {
      const passage = passages.get(id);
      if (!passage) return [];
      const entry = scopePassage(document, passage);
      return [[entry.key, scored(entry, named)]];
    }),
  );
  const { source, heading } = statement;
  const form: FoundStatement['form'] = { kind: 'field', field };
  const whole: FoundStatement = { form, source, heading, fit: 1, visitHeaders: [], passages: [...found.values()] };
  const place = ofKindAsked(whole, field, field.name);
  const stating = source === 'label' ? [] : toSentences(statingSentences(field, place.passages));
  const around = plainAnswer({ question: field.name, most: MOST_SENTENCES, searched: 0 }, [place])?.sentences ?? [];
  const labelled = source === 'label' ? labelledLines(field, place.passages) : [];
  const sentences = lacks(around, labelled)
    ? toSentences(labelled)
    : stating.length === 0 || field.form === 'text'
      ? [...stating, ...around]
      : stating;
  let left: number = LIMITS.factText.max;
  const quotes = sentences
    .flatMap((sentence) => sentence.quotes)
    .filter(({ quote }) => !onlyLeadsIn(field, quote))
    .flatMap(({ passageKey, quote }) => {
      const entry = found.get(passageKey);
      const part = titlePart(field.key, quote);
      const words = part === null ? null : kindPart(field.key, part);
      const snippet = entry && words !== null && findQuote(entry.passage.text, words);
      return entry && snippet ? [quoteOf(entry, snippet)] : [];
    })
    .filter(
      (quote, at, all) => all.findIndex((one) => isSame(one, quote)) === at && (left -= quote.text_snippet.length) >= 0,
    )
    .slice(0, LIMITS.quotesPerFact);
  return quotes.length > 0 ? { field: field.key, source, quotes } : null;
}

/** `The study has the following periods:` above the one that is a field's value. */
function onlyLeadsIn({ form, holds }: StudyField, quote: string): boolean {
  return form === 'value' && holds !== null && ENDS_AS_LABEL.test(quote) && !holds.test(quote);
}

/** Has none of the labelled lines with a value. */
function lacks(sentences: readonly { text: string }[], labelled: readonly ChosenSentence[]): boolean {
  const values = labelled.filter(({ sentence }) => !ENDS_AS_LABEL.test(sentence));
  return values.length > 0 && !values.some(({ sentence }) => sentences.some(({ text }) => text === sentence));
}

function isSameFact(one: StatedFact, other: StatedFact): boolean {
  return (
    one.quotes.length === other.quotes.length &&
    one.quotes.every((quote, at) => {
      const same = other.quotes[at];
      return same !== undefined && isSame(quote, same);
    })
  );
}

function isSame(one: Quote, other: Quote): boolean {
  return one.page === other.page && one.text_snippet === other.text_snippet;
}

/** By how many words of the field's name a sentence repeats. Column headers are one. */
function scored(entry: Omit<FoundPassage, 'score' | 'sentences'>, named: ReadonlySet<string>): FoundPassage {
  const { passage } = entry;
  const sentences = (passage.kind === 'heading' ? [passage.text] : sentencesOf(passage)).map((text) => {
    const terms = new Set(termsOf(text));
    const score = [...named].filter((term) => terms.has(term)).length / Math.max(1, named.size);
    return { text, score, lengthFactor: 1, matches: [] };
  });
  return { ...entry, sentences, score: Math.max(0, ...sentences.map(({ score }) => score)) };
}
