import MiniSearch from 'minisearch';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { searchContext } from '../../ingestion/passages/render-context.ts';
import { abbreviationsWith } from '../question/concepts.ts';
import type { ScopeDocument } from '../jobs/draft-task.ts';
import type { Relations } from '../question/relations.ts';
import type { Vocabulary } from '../question/unknown-words.ts';
import { sentencesOf } from './sentences.ts';
import { termsOf } from '../question/terms.ts';

/** A passage with the document it stands in. */
export interface ScopePassage {
  /** Unique within the scope. */
  key: string;
  document: ScopeDocument;
  passage: Passage;
}

/** A passage taken apart for reading it sentence by sentence. */
export interface ReadPassage {
  /** In the passage's order. */
  sentences: ReadSentence[];
  /** Keys of the passages before and after it in its document. */
  neighbours: string[];
}

export interface ReadSentence {
  text: string;
  /** How many terms it has, each time it has them. */
  length: number;
  own: ReadonlySet<string>;
  /** Its own terms and those of what stands around it: headings, a list's lead-in, a table's heads. */
  inPlace: ReadonlySet<string>;
}

/** The fields that are searched, and what a match in each counts for. */
export const FIELD_WEIGHTS = { text: 1, context: 0.45, section: 0.5, document: 0.1 };

type IndexedPassage = Record<keyof typeof FIELD_WEIGHTS, string> & { key: string };

/** What is needed to search a set of documents; made once for as long as the documents stay the same. */
export interface ScopeIndex {
  search: MiniSearch<IndexedPassage>;
  passages: ReadonlyMap<string, ScopePassage>;
  abbreviations: Relations;
  /** How rare a term is here: 1 for one that stands nowhere, less the more passages hold it. */
  rarityOf: (term: string) => number;
  /** Whether so many passages hold a term that finding it tells none of them from the others. */
  isCommon: (term: string) => boolean;
  vocabulary: Vocabulary;
  /** A passage taken apart, from the last time if it was read before. */
  read: (key: string) => ReadPassage;
}

/** A term is common that stands in a tenth of the passages; in a small scope in more, in a very large one in fewer. */
const COMMON = { share: 0.1, atLeast: 40, atMost: 1_400 };

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

function buildIndex(documents: ScopeDocument[]): ScopeIndex {
  const search = new MiniSearch<IndexedPassage>({
    idField: 'key',
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  const passages = new Map<string, ScopePassage>();
  const counts = new Map<string, number>();
  for (const document of documents)
    for (const passage of document.file.passages) {
      const key = `${document.id}/${passage.id}`;
      passages.set(key, { key, document, passage });
      search.add({
        key,
        text: passage.text,
        context: searchContext(passage.context),
        section: passage.section.join(' '),
        document: document.name,
      });
      for (const term of new Set(termsOf(`${passage.text} ${searchContext(passage.context)}`)))
        counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  const total = Math.max(1, passages.size);
  const common = Math.min(COMMON.atMost, Math.max(COMMON.atLeast, COMMON.share * total));
  return {
    search,
    passages,
    abbreviations: abbreviationsWith(
      Object.fromEntries(documents.flatMap((document) => Object.entries(document.file.abbreviations))),
    ),
    rarityOf: (term) => Math.log(1 + total / (1 + (counts.get(term) ?? 0))) / Math.log(1 + total),
    isCommon: (term) => (counts.get(term) ?? 0) > common,
    vocabulary: {
      has: (term) => counts.has(term),
      beginningWith: (beginning) => matched(search, beginning, { prefix: true }),
      nextTo: (term) => matched(search, term, { fuzzy: 1 }),
    },
    read: readerOf(passages),
  };
}

/** The terms that a search for one finds. */
function matched(search: MiniSearch<IndexedPassage>, term: string, how: { prefix: true } | { fuzzy: 1 }): string[] {
  const results = search.search(term, { ...how, tokenize: (text) => [text] });
  return [...new Set(results.flatMap(({ terms }) => terms))];
}

function readerOf(passages: ReadonlyMap<string, ScopePassage>): ScopeIndex['read'] {
  const read = new Map<string, ReadPassage>();
  const keys = [...passages.keys()];
  const places = new Map(keys.map((key, at) => [key, at]));
  const neighboursOf = (key: string): string[] => {
    const at = places.get(key) ?? 0;
    const document = passages.get(key)?.document;
    const beside = [...keys.slice(Math.max(0, at - 1), at), ...keys.slice(at + 1, at + 2)];
    return beside.filter((other) => passages.get(other)?.document === document);
  };
  return (key) => {
    const known = read.get(key);
    if (known) return known;
    const passage = passages.get(key)?.passage;
    const apart = { sentences: passage ? takeApart(passage) : [], neighbours: neighboursOf(key) };
    read.set(key, apart);
    return apart;
  };
}

function takeApart(passage: Passage): ReadSentence[] {
  const around = termsOf(`${searchContext(passage.context)} ${passage.section.join(' ')}`);
  return sentencesOf(passage).map((text) => {
    const terms = termsOf(text);
    return { text, length: terms.length, own: new Set(terms), inPlace: new Set([...terms, ...around]) };
  });
}
