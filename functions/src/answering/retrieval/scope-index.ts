import type { Passage } from '../../ingestion/passages/passage.ts';
import { searchContext } from '../../ingestion/passages/render-context.ts';
import type { AskedQuestion, Question } from '../question/question.ts';
import { questionReader } from '../question/read-question.ts';
import { termsOf } from '../text/terms.ts';
import { PassageSearch } from './passage-search.ts';
import type { SentenceTerms } from './relevance.ts';
import type { ScopeDocument, ScopePassage } from './scope.ts';
import { sentencesOf } from '../text/sentences.ts';

/** A passage cut into sentences, with its neighbours. */
interface PassageReading {
  /** In the passage's order. */
  sentences: SentenceTerms[];
  /** Keys of the passages before and after it in its document. */
  neighbours: string[];
}

/** A set of documents prepared for search; kept for as long as the documents stay the same. */
export interface ScopeIndex {
  search: PassageSearch;
  passages: ReadonlyMap<string, ScopePassage>;
  readQuestion: (asked: AskedQuestion) => Question;
  /** How rare a term is here, from 0 to 1; 1 for a term in no passage. */
  rarityOf: (term: string) => number;
  /** Whether a term is in too many passages to separate them. */
  isCommon: (term: string) => boolean;
  /** Cached after the first call. */
  read: (key: string) => PassageReading;
}

/**
 * A term is common in more passages than this share, with bounds in passages for small and very large scopes. Chosen
 * with the retrieval bench: searching for common terms cost 3.7 times the question's own words, without them 1.3 times.
 */
const COMMON = { share: 0.1, atLeast: 40, atMost: 1_400 };

/** Keyed by the first document's file; `files` detects a new version of any other document. */
const cache = new WeakMap<object, { files: object[]; index: ScopeIndex }>();

/** The index over these documents; cached until one of them changes. */
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
  const search = new PassageSearch();
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
    readQuestion: questionReader({
      abbreviations: Object.fromEntries(documents.flatMap((document) => Object.entries(document.file.abbreviations))),
      vocabulary: {
        has: (term) => counts.has(term),
        withPrefix: (prefix) => search.termsWithPrefix(prefix),
        oneLetterAway: (term) => search.termsOneLetterAway(term),
      },
    }),
    rarityOf: (term) => Math.log(1 + total / (1 + (counts.get(term) ?? 0))) / Math.log(1 + total),
    isCommon: (term) => (counts.get(term) ?? 0) > common,
    read: passageReader(passages),
  };
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
