import { setImmediate } from 'node:timers/promises';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { searchContext } from '../../ingestion/passages/render-context.ts';
import type { AskedQuestion, Question } from '../question/question.ts';
import { questionReader } from '../question/read-question.ts';
import { memoized } from '../text/memoized.ts';
import { termsOf } from '../text/terms.ts';
import { PassageSearch } from './passage-search.ts';
import type { SentenceTerms } from './relevance.ts';
import { scopePassage, type ScopeDocument, type ScopePassage } from './scope.ts';
import { sentencesOf } from '../text/sentences.ts';

interface PassageReading {
  sentences: SentenceTerms[];
  /** Keys of the adjacent passages in the document. */
  neighbours: string[];
}

export interface ScopeIndex {
  search: PassageSearch;
  passages: ReadonlyMap<string, ScopePassage>;
  /** In document order. */
  order: readonly ScopePassage[];
  readQuestion: (asked: AskedQuestion) => Question;
  /** From 0 to 1; 1 for a term in no passage. */
  rarityOf: (term: string) => number;
  /** In too many passages to separate them. */
  isCommon: (term: string) => boolean;
  /** Positions in `order`, ascending, by terms of text, context and section. */
  placesOf: (term: string) => readonly number[];
  read: (key: string) => PassageReading;
}

/**
 * Share of passages above which a term is common, with bounds in passages. Chosen with the retrieval bench: a search
 * took 3.7 times as long as with the question's own words, and 1.3 times without common terms.
 */
const COMMON = { share: 0.1, atLeast: 40, atMost: 1_400 };

/** Of all indexes kept; about 400 MB with their documents. */
const MOST_PASSAGES_KEPT = 150_000;

/** Longest time without letting other work run. */
const SLICE_MILLISECONDS = 25;

interface KeptIndex {
  files: object[];
  passages: number;
  index: Promise<ScopeIndex>;
}

/** Most recently used last. */
let kept: KeptIndex[] = [];

/** Kept per instance until a document changes. Lets other work run while it is built. */
export function indexOf(documents: ScopeDocument[]): Promise<ScopeIndex> {
  const files = documents.map((document) => document.file);
  const known = kept.find((each) => isSame(each.files, files));
  const entry = known ?? { files, passages: passagesIn(documents), index: buildIndex(documents) };
  kept = [...kept.filter((each) => each !== entry), entry];
  let total = kept.reduce((sum, { passages }) => sum + passages, 0);
  while (total > MOST_PASSAGES_KEPT && kept.length > 1) total -= kept.shift()?.passages ?? 0;
  return entry.index;
}

function isSame(one: readonly object[], other: readonly object[]): boolean {
  return one.length === other.length && one.every((file, at) => file === other[at]);
}

function passagesIn(documents: readonly ScopeDocument[]): number {
  return documents.reduce((sum, { file }) => sum + file.passages.length, 0);
}

/** As `indexOf`, but not kept. */
export async function buildIndex(documents: ScopeDocument[]): Promise<ScopeIndex> {
  const builder = new IndexBuilder(await PassageSearch.create());
  let end = performance.now() + SLICE_MILLISECONDS;
  for (const document of documents)
    for (const passage of document.file.passages) {
      builder.add(document, passage);
      if (performance.now() < end) continue;
      await setImmediate();
      end = performance.now() + SLICE_MILLISECONDS;
    }
  return builder.finish(documents);
}

class IndexBuilder {
  readonly #search: PassageSearch;
  readonly #passages = new Map<string, ScopePassage>();
  readonly #order: ScopePassage[] = [];
  readonly #counts = new Map<string, number>();
  readonly #places = new Map<string, number[]>();
  /** Of sections and names, which recur. */
  readonly #terms = memoized(termsOf, String);

  constructor(search: PassageSearch) {
    this.#search = search;
  }

  add(document: ScopeDocument, passage: Passage): void {
    const entry = scopePassage(document, passage);
    const { key } = entry;
    const at = this.#order.push(entry) - 1;
    this.#passages.set(key, entry);
    const text = termsOf(passage.text);
    const context = termsOf(searchContext(passage.context));
    const section = this.#terms(passage.section.join(' '));
    this.#search.add({ key, text, context, section, document: this.#terms(document.name) });
    const own = new Set([...text, ...context]);
    for (const term of own) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    for (const term of new Set([...own, ...section])) {
      const places = this.#places.get(term);
      if (places) places.push(at);
      else this.#places.set(term, [at]);
    }
  }

  finish(documents: ScopeDocument[]): ScopeIndex {
    const [search, passages, order, counts, places] = [
      this.#search,
      this.#passages,
      this.#order,
      this.#counts,
      this.#places,
    ];
    const total = Math.max(1, passages.size);
    const common = Math.min(COMMON.atMost, Math.max(COMMON.atLeast, COMMON.share * total));
    return {
      search,
      passages,
      order,
      readQuestion: questionReader({
        abbreviations: Object.fromEntries(documents.flatMap((document) => Object.entries(document.file.abbreviations))),
        vocabulary: {
          has: (term) => counts.has(term),
          withPrefix: (prefix) => search.termsWithPrefix(prefix),
          oneLetterAway: (term) => search.termsOneLetterAway(term),
        },
        files: documents.map(({ file }) => file),
      }),
      rarityOf: (term) => Math.log(1 + total / (1 + (counts.get(term) ?? 0))) / Math.log(1 + total),
      isCommon: (term) => (counts.get(term) ?? 0) > common,
      placesOf: (term) => places.get(term) ?? [],
      read: passageReader(passages),
    };
  }
}

function passageReader(passages: ReadonlyMap<string, ScopePassage>): ScopeIndex['read'] {
  const readings = new Map<string, PassageReading>();
  const keys = [...passages.keys()];
  const positions = new Map(keys.map((key, at) => [key, at]));
  const neighboursOf = (key: string): string[] => {
    const at = positions.get(key) ?? 0;
    const document = passages.get(key)?.document;
    const adjacent = [...keys.slice(Math.max(0, at - 1), at), ...keys.slice(at + 1, at + 2)];
    return adjacent.filter((other) => passages.get(other)?.document === document);
  };
  return (key) => {
    const known = readings.get(key);
    if (known) return known;
    const passage = passages.get(key)?.passage;
    const reading = { sentences: passage ? sentenceTerms(passage) : [], neighbours: neighboursOf(key) };
    readings.set(key, reading);
    return reading;
  };
}

function sentenceTerms(passage: Passage): SentenceTerms[] {
  const around = termsOf(`${searchContext(passage.context)} ${passage.section.join(' ')}`);
  return sentencesOf(passage).map((text) => {
    const terms = termsOf(text);
    return { text, length: terms.length, own: new Set(terms), inPlace: new Set([...terms, ...around]) };
  });
}
