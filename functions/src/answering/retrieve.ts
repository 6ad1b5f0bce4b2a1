import MiniSearch from 'minisearch';
import type { Passage } from '../ingestion/passage.ts';
import type { ScopeDocument } from './draft-task.ts';
import { expandQuery, type WeightedTerm } from './expand-query.ts';
import { termsOf } from './terms.ts';

/** A passage with the document it stands in. */
export interface ScopePassage {
  /** Unique within the scope. */
  key: string;
  document: ScopeDocument;
  passage: Passage;
}

/** A passage found, with its score against the question; higher is nearer. */
export interface FoundPassage extends ScopePassage {
  score: number;
}

/** What is needed to search a set of documents; made once for as long as the documents stay the same. */
export interface ScopeIndex {
  search: MiniSearch<IndexedPassage>;
  passages: Map<string, ScopePassage>;
  abbreviations: Record<string, string>;
  /** How telling a term is: high for rare terms. */
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

/** The passages nearest to a question, best first. */
export function retrieve(index: ScopeIndex, question: string, limit: number): FoundPassage[] {
  return rank(index, expandQuery(question, index.abbreviations)).slice(0, limit);
}

/** All passages that hold any of the terms, best first. */
export function rank(index: ScopeIndex, terms: WeightedTerm[]): FoundPassage[] {
  const weights = new Map<string, number>();
  for (const { term, weight } of terms) weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  const results = index.search.search([...weights.keys()].join(' '), {
    fields: [...FIELDS],
    boost: BOOST,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    boostTerm: (term) => weights.get(term) ?? 1,
    bm25: { k: 1.2, b: 0.6, d: 0.5 },
  });
  return results.flatMap((result) => {
    const found = index.passages.get(String(result.id));
    return found ? [{ ...found, score: result.score }] : [];
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
    weightOf: (term) => Math.log(1 + total / (1 + (counts.get(term) ?? 0))),
  };
}
