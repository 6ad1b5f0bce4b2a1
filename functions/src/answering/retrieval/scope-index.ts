import type { Passage } from '../../ingestion/passages/passage.ts';
import { searchContext } from '../../ingestion/passages/render-context.ts';
import type { AskedQuestion, Question } from '../question/question.ts';
import { questionReader } from '../question/read-question.ts';
import { termsOf } from '../text/terms.ts';
import { PassageSearch } from './passage-search.ts';
import type { SentenceTerms } from './relevance.ts';
import type { ScopeDocument, ScopePassage } from './scope.ts';
import { sentencesOf } from '../text/sentences.ts';

interface PassageReading {
  sentences: SentenceTerms[];
  /** Keys of the adjacent passages in the document. */
  neighbours: string[];
}

/** Documents prepared for search. */
export interface ScopeIndex {
  search: PassageSearch;
  passages: ReadonlyMap<string, ScopePassage>;
  readQuestion: (asked: AskedQuestion) => Question;
  /** From 0 to 1; 1 for a term in no passage. */
  rarityOf: (term: string) => number;
  /** In too many passages to separate them. */
  isCommon: (term: string) => boolean;
  read: (key: string) => PassageReading;
}

/**
 * Share of passages above which a term is common, with bounds in passages. Chosen with the retrieval bench: a search
 * took 3.7 times as long as with the question's own words, and 1.3 times without common terms.
 */
const COMMON = { share: 0.1, atLeast: 40, atMost: 1_400 };

/** By the first document's file; `files` detects changes of the others. */
const cache = new WeakMap<object, { files: object[]; index: ScopeIndex }>();

/** Cached until a document changes. */
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
