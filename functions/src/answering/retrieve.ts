import MiniSearch from 'minisearch';
import type { Passage } from '../ingestion/passage.ts';
import type { ScopeDocument } from './draft-task.ts';
import { conceptsOf, type Concept } from './concepts.ts';
import { readPassage, sentencesIn } from './read-passage.ts';
import { coverageOf, coveredBy, shareOf, weigh, type Weighed } from './relevance.ts';
import { termsOf } from './terms.ts';

/** A passage with the document it stands in. */
export interface ScopePassage {
  /** Unique within the scope. */
  key: string;
  document: ScopeDocument;
  passage: Passage;
}

/** A sentence of a passage with how well it speaks of the question. */
export interface FoundSentence {
  text: string;
  score: number;
  /** How much there is that speaks for it: unlike the score, it grows with what was asked. */
  evidence: number;
  /** What of the question its own words speak of: the weight of each term. */
  covered: ReadonlyMap<string, number>;
}

/** A passage found, with its score against the question; higher is nearer. */
export interface FoundPassage extends ScopePassage {
  score: number;
  /** In the passage's order. */
  sentences: FoundSentence[];
}

/** What is needed to search a set of documents; made once for as long as the documents stay the same. */
export interface ScopeIndex {
  search: MiniSearch<IndexedPassage>;
  passages: Map<string, ScopePassage>;
  abbreviations: Record<string, string>;
  /** How telling a term is: 1 for one that stands nowhere, less the more passages hold it. */
  weightOf: (term: string) => number;
}

interface IndexedPassage {
  key: string;
  text: string;
  context: string;
  section: string;
  document: string;
}

const FIELDS = ['text', 'context', 'section', 'document'] as const;
const BOOST = { text: 1, context: 0.45, section: 0.5, document: 0.1 };

/** The weight in the search of a term that the question does not hold but may mean. */
const ALTERNATIVE = 0.5;

/** As many passages as the largest budget holds; a question's everyday words find ten thousand in a large scope. */
const FOUND = 2_000;

/** How many of the passages found are read sentence by sentence. */
const READ_CLOSELY = 60;

/** What the search's own score and the best sentence count for in the order of passages. */
const MATCH = 0.5;
const CLOSE = 0.8;

/** What a sentence's own words count for against what stands around it. */
const OWN = 0.6;

/** Terms below which a sentence is hardly one (a heading, a stray cell), and above which its words say less each. */
const SHORT = 5;
const SHORT_WORTH = 0.7;
const LONG = 40;

/** Indexes by the first document's passages: a new version of any document makes a new index. */
const cache = new WeakMap<object, { files: object[]; index: ScopeIndex }>();

/** The index over these documents, from the last time if none of them has changed. */
export function indexOf(documents: ScopeDocument[]): ScopeIndex {
  const [first] = documents;
  const files = documents.map((document) => document.file);
  const known = first && cache.get(first.file);
  if (known?.files.length === files.length && known.files.every((file, at) => file === files[at])) return known.index;
  const index = buildIndex(documents);
  if (first) cache.set(first.file, { files, index });
  return index;
}

/** The passages nearest to a question, best first; those without a sentence (headings, captions) answer none. */
export function retrieve(index: ScopeIndex, question: string): FoundPassage[] {
  const concepts = conceptsOf(question, index.abbreviations);
  const weighed = weigh(concepts, index.weightOf);
  const found = search(index, concepts);
  const top = found[0]?.score ?? 1;
  return found
    .map(({ entry, score }, at) => {
      if (at >= READ_CLOSELY) return { ...entry, score: (MATCH * score) / top, sentences: unscored(entry) };
      const sentences = scoreSentences(entry, weighed);
      const best = Math.max(0, ...sentences.map((sentence) => sentence.score));
      return { ...entry, sentences, score: (MATCH * score) / top + CLOSE * best };
    })
    .filter(({ sentences }) => sentences.length > 0)
    .sort((a, b) => b.score - a.score);
}

function scoreSentences({ passage }: ScopePassage, question: Weighed): FoundSentence[] {
  const { sentences, around } = readPassage(passage);
  return sentences.map(({ text, terms, distinct }) => {
    const covered = coveredBy(distinct, question);
    const own = shareOf(covered, question);
    const inPlace = coverageOf(new Set([...distinct, ...around]), question);
    const length = terms.length < SHORT ? SHORT_WORTH : 1 / (1 + Math.max(0, terms.length - LONG) / LONG);
    const score = (OWN * own + (1 - OWN) * inPlace) * length;
    return { text, score, evidence: score * question.total, covered };
  });
}

/** The sentences of a passage that is not read closely; most of what is found is not. */
function unscored({ passage }: ScopePassage): FoundSentence[] {
  return sentencesIn(passage).map((text) => ({ text, score: 0, evidence: 0, covered: NOTHING }));
}

const NOTHING: ReadonlyMap<string, number> = new Map();

function search(index: ScopeIndex, concepts: Concept[]): { entry: ScopePassage; score: number }[] {
  const weights = new Map<string, number>();
  for (const { alternatives } of concepts) for (const term of alternatives) weights.set(term, ALTERNATIVE);
  for (const { term } of concepts) weights.set(term, 1);
  const results = index.search.search([...weights.keys()].join(' '), {
    fields: [...FIELDS],
    boost: BOOST,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boostTerm: (term) => weights.get(term) ?? 1,
    bm25: { k: 1.2, b: 0.6, d: 0.5 },
  });
  return results.slice(0, FOUND).flatMap((result) => {
    const entry = index.passages.get(String(result.id));
    return entry ? [{ entry, score: result.score }] : [];
  });
}

function buildIndex(documents: ScopeDocument[]): ScopeIndex {
  const search = new MiniSearch<IndexedPassage>({
    idField: 'key',
    fields: [...FIELDS],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  const passages = new Map<string, ScopePassage>();
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const passage of document.file.passages) {
      const key = `${document.id}/${passage.id}`;
      passages.set(key, { key, document, passage });
      search.add({
        key,
        text: passage.text,
        context: passage.context,
        section: passage.section.join(' '),
        document: document.name,
      });
      for (const term of new Set(termsOf(`${passage.text} ${passage.context}`)))
        counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const total = Math.max(1, passages.size);
  return {
    search,
    passages,
    abbreviations: Object.assign({}, ...documents.map((document) => document.file.abbreviations)) as Record<
      string,
      string
    >,
    weightOf: (term) => Math.log(1 + total / (1 + (counts.get(term) ?? 0))) / Math.log(1 + total),
  };
}
