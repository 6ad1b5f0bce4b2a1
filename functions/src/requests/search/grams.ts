import { wordsOfSearch } from '@trialdesk/contract/search-words';

/** Runs of this many characters; a shorter word is one run. */
const LENGTH = 3;

/** A document has 40,000 index entries at most; so it stays below them, whatever its texts. */
const BUCKETS = 2 ** 14;

/** Of one search; more filters find hardly less. */
const MOST_GRAMS = 10;

/** English letters, most frequent first; anything else is rare. */
const FREQUENT = 'etaoinsrhldcumfpgwybvkxjqz';

/** Of all runs of one to three characters, of each text by itself. */
export function gramsOf(texts: readonly string[]): Record<string, true> {
  const grams = new Set<string>();
  for (const text of texts.map((each) => each.toLowerCase())) {
    for (let start = 0; start < text.length; start++) {
      const most = Math.min(LENGTH, text.length - start);
      for (let length = 1; length <= most; length++) grams.add(bucketOf(text.slice(start, start + length)));
    }
  }
  return Object.fromEntries([...grams].map((gram) => [gram, true]));
}

/** Of the rarest runs of a search; all texts with its words have them. */
export function gramsToFind(search: string): string[] {
  const runs = new Set(wordsOfSearch(search).flatMap(runsOf));
  const rarest = [...runs].sort((a, b) => rarity(b) - rarity(a)).slice(0, MOST_GRAMS);
  return [...new Set(rarest.map(bucketOf))];
}

function runsOf(word: string): string[] {
  const length = Math.min(LENGTH, word.length);
  return Array.from({ length: word.length - length + 1 }, (_, at) => word.slice(at, at + length));
}

function rarity(run: string): number {
  return Array.from(run).reduce((sum, character) => {
    const rank = FREQUENT.indexOf(character);
    return sum + (rank < 0 ? FREQUENT.length : rank);
  }, 0);
}

/** FNV-1a. */
function bucketOf(run: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < run.length; at++) hash = Math.imul(hash ^ run.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) & (BUCKETS - 1)).toString(36);
}
