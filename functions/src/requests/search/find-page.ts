/** Documents one call reads, but for those of its last round. */
const MOST_READ = 150;

interface Source<Entry, Found> {
  /** In the order of ids. */
  entriesAfter: (place: string | undefined, limit: number) => Promise<readonly Entry[]>;
  /** Null for what was removed. Reads two documents for each at most. */
  recordsOf: (entries: readonly Entry[]) => Promise<readonly (Found | null)[]>;
  isFound: (record: Found) => boolean;
  /** Behind all entries of the same request. */
  placeAfter: (record: Found) => string;
}

interface Page<Found> {
  found: Found[];
  /** Where the next page starts; null behind the last. */
  next: string | null;
}

/** Each once. Fewer than the limit when more would take too many reads. */
export async function findPage<Entry extends { id: string }, Found>(
  { entriesAfter, recordsOf, isFound, placeAfter }: Source<Entry, Found>,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Page<Found>> {
  const found: Found[] = [];
  let place = after;
  for (let reads = 0; reads < MOST_READ;) {
    // One more shows whether there is more.
    const size = limit - found.length + 1;
    const entries = await entriesAfter(place, size);
    const records = await recordsOf(entries);
    reads += size + 2 * records.filter((record) => record !== null).length;
    for (const [at, { id }] of entries.entries()) {
      if (place !== undefined && id < place) continue;
      if (found.length === limit) return { found, next: place ?? null };
      const record = records[at];
      const isHit = record && isFound(record);
      if (isHit) found.push(record);
      place = isHit ? placeAfter(record) : id;
    }
    if (entries.length < size) return { found, next: null };
  }
  return { found, next: place ?? null };
}
