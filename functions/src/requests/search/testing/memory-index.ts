import type { RequestRecord, StoredQuery } from '@trialdesk/contract/entities/request';
import { isFoundIn } from '@trialdesk/contract/search-words';
import { storedQueries } from '../../thread-summary.ts';
import { findPage } from '../find-page.ts';
import { gramsToFind } from '../grams.ts';
import { afterRequest, entryId, searchEntry, teamTexts } from '../search-entry.ts';

interface Entry {
  id: string;
  request: RequestRecord;
  query: StoredQuery;
}

interface Outcome {
  /** Ids of requests in the order found. */
  found: string[];
  /** Documents that each page read. */
  reads: number[];
}

/** Answers like the collection of search entries: equality of all grams, in the order of ids. */
export class MemoryIndex {
  private readonly entries: Entry[];
  /** Places of entries by gram, ascending. */
  private readonly places = new Map<string, number[]>();
  private readonly requests: RequestRecord[];

  constructor(requests: readonly RequestRecord[]) {
    this.entries = requests
      .flatMap((request) => storedQueries(request).map((query) => ({ id: entryId(request, query.id), request, query })))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const [place, { request, query }] of this.entries.entries())
      for (const gram of Object.keys(searchEntry(request, query).grams)) {
        const places = this.places.get(gram);
        if (places) places.push(place);
        else this.places.set(gram, [place]);
      }
    this.requests = requests.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  }

  /** Ids of the requests with a question that has the words, the first together with the request's own texts. */
  scan(text: string): string[] {
    const isFound = (request: RequestRecord) =>
      storedQueries(request).some((query) => isFoundIn(teamTexts({ request, query }), text));
    return this.requests.filter(isFound).map(({ request_id }) => request_id);
  }

  async search(text: string, limit: number): Promise<Outcome> {
    const candidates = this.candidates(gramsToFind(text));
    const outcome: Outcome = { found: [], reads: [] };
    let after: string | undefined;
    do {
      let reads = 0;
      const { found, next } = await findPage<Entry, Entry>(
        {
          entriesAfter: (place, size) => {
            const start = place === undefined ? 0 : firstBehind(candidates, place);
            const some = candidates.slice(start, start + size);
            reads += Math.max(1, some.length);
            return Promise.resolve(some);
          },
          recordsOf: (entries) => {
            reads += entries.length + new Set(entries.map(({ request }) => request)).size;
            return Promise.resolve(entries);
          },
          isFound: (entry) => isFoundIn(teamTexts(entry), text),
          placeAfter: ({ request }) => afterRequest(request),
        },
        { after, limit },
      );
      outcome.found.push(...found.map(({ request }) => request.request_id));
      outcome.reads.push(reads);
      after = next ?? undefined;
    } while (after !== undefined);
    return outcome;
  }

  private candidates(grams: readonly string[]): Entry[] {
    const lists = grams.map((gram) => this.places.get(gram) ?? []).sort((a, b) => a.length - b.length);
    const [shortest = [], ...others] = lists;
    const sets = others.map((places) => new Set(places));
    return shortest
      .filter((place) => sets.every((places) => places.has(place)))
      .flatMap((place) => this.entries[place] ?? []);
  }
}

function firstBehind(entries: readonly Entry[], place: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.id ?? '') <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A random part of a random text, in random case, of 1 to 30 characters. */
export function randomNeedle(requests: readonly RequestRecord[], random: () => number): string {
  const below = (most: number) => Math.floor(random() * most);
  for (;;) {
    const request = requests[below(requests.length)];
    const query = request?.queries[below(request.queries.length)];
    if (!request || !query) continue;
    const texts = teamTexts({ request, query: { ...query, number: 1 } }).filter((text) => text !== '');
    const text = texts[below(texts.length)] ?? '';
    const start = below(text.length);
    const needle = text.slice(start, start + 1 + below(30)).trim();
    if (needle === '') continue;
    return random() < 0.3 ? needle.toUpperCase() : needle;
  }
}
