import type MiniSearch from 'minisearch';

/** Against 1 for the passage's own text. Origin of these and of BM25's b not recorded. */
const FIELD_WEIGHTS = { text: 1, context: 0.45, section: 0.5, document: 0.1 };

/** MiniSearch's defaults, except b (length normalisation, default 0.7). */
const BM25 = { k: 1.2, b: 0.6, d: 0.5 };

/** Terms by field. */
type IndexedPassage = Record<keyof typeof FIELD_WEIGHTS, string[]> & { key: string };

interface SearchHit {
  key: string;
  score: number;
}

/** The only file that uses the search library. */
export class PassageSearch {
  readonly #index: MiniSearch<IndexedPassage>;

  private constructor(index: MiniSearch<IndexedPassage>) {
    this.#index = index;
  }

  /** Loads the library, which most API calls do without. */
  static async create(): Promise<PassageSearch> {
    const { default: Index } = await import('minisearch');
    return new PassageSearch(
      new Index<IndexedPassage>({
        idField: 'key',
        fields: Object.keys(FIELD_WEIGHTS),
        // Terms have no spaces.
        tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
        stringifyField: (value: string | string[]) => (Array.isArray(value) ? value.join(' ') : value),
        processTerm: (term) => term,
      }),
    );
  }

  add(passage: IndexedPassage): void {
    this.#index.add(passage);
  }

  /** Passages with any of these terms, best first. */
  find(terms: readonly string[], weightOf: (term: string) => number): SearchHit[] {
    const results = this.#index.search(terms.join(' '), {
      boost: FIELD_WEIGHTS,
      tokenize: (text) => text.split(' '),
      boostTerm: weightOf,
      bm25: BM25,
    });
    return results.map(({ id, score }) => ({ key: String(id), score }));
  }

  termsWithPrefix(prefix: string): string[] {
    return this.#matchingTerms(prefix, { prefix: true });
  }

  /** Includes terms that differ by one letter. */
  termsOneLetterAway(term: string): string[] {
    return this.#matchingTerms(term, { fuzzy: 1 });
  }

  #matchingTerms(term: string, match: { prefix: true } | { fuzzy: 1 }): string[] {
    const results = this.#index.search(term, { ...match, tokenize: (text) => [text] });
    return [...new Set(results.flatMap(({ terms }) => terms))];
  }
}
