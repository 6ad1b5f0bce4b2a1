import type { Page } from '@playwright/test';

export interface DocumentReads {
  /** Each document once, however often it was sent: a slow connection is opened again, and then sends them again. */
  distinct: () => number;
  /** As `distinct`, of one collection. */
  distinctOf: (collection: string) => number;
  /** As `distinct`, by collection. */
  byCollection: () => Record<string, number>;
}

/** A document in an answer of the Listen stream. */
const DOCUMENT = /"documentChange":\s*\{\s*"document":\s*\{\s*"name":\s*"[^"]*\/documents\/((\w+)\/[^"]+)"/g;

/** Counts the documents that the page's queries read. Call before it opens, and poll: they are counted a moment late. */
export async function countDocumentReads(page: Page): Promise<DocumentReads> {
  const network = await page.context().newCDPSession(page);
  const received = new Map<string, string[]>();
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('google.firestore.v1.Firestore/Listen')) return;
    const texts: string[] = [];
    received.set(requestId, texts);
    // What came before the stream was opened comes first.
    void network.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => texts.unshift(decoded(bufferedData)),
      () => undefined,
    );
  });
  // Too late for a response that ends at once, which then is read as a whole.
  network.on('Network.loadingFinished', ({ requestId }) => {
    const texts = received.get(requestId);
    if (!texts) return;
    void network.send('Network.getResponseBody', { requestId }).then(
      ({ body, base64Encoded }) => texts.push(base64Encoded ? decoded(body) : body),
      () => undefined,
    );
  });
  network.on('Network.dataReceived', ({ requestId, data }) => {
    if (data) received.get(requestId)?.push(decoded(data));
  });
  const sent = () =>
    [...received.values()].flatMap((texts) =>
      [...texts.join('').matchAll(DOCUMENT)].map(([, name = '', collection = '']) => ({ name, collection })),
    );
  const byCollection = () => {
    const collections = new Map(sent().map(({ name, collection }) => [name, collection]));
    const counts: Record<string, number> = {};
    for (const collection of collections.values()) counts[collection] = (counts[collection] ?? 0) + 1;
    return counts;
  };
  return {
    distinct: () => new Set(sent().map(({ name }) => name)).size,
    distinctOf: (collection) => byCollection()[collection] ?? 0,
    byCollection,
  };
}

function decoded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('latin1');
}
