import { readFile } from 'node:fs/promises';
import { cachePassages } from '../../functions/src/ingestion/passages/cache-passages.ts';
import type { PassageFile } from '../../functions/src/ingestion/passages/passage.ts';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';
import { basename } from 'node:path';
import { readPageWords } from './page-words.ts';
import type { Corpus } from './questions.ts';
import type { Scope } from './measure.ts';

/** Times to ingest a document and to extract its bare text, in the same run. */
export interface Ingested {
  name: string;
  passages: number;
  milliseconds: number;
  bareMilliseconds: number;
}

/** Caches passages as in production. */
export async function readScopes(corpus: Corpus): Promise<{ scopes: Map<string, Scope>; ingested: Ingested[] }> {
  const files = new Map<string, PassageFile>();
  const scopes = new Map<string, Scope>();
  const ingested: Ingested[] = [];
  let reads = 0;
  const load = cachePassages((id) => {
    const file = files.get(id);
    reads++;
    return file ? Promise.resolve(file) : Promise.reject(new Error(`${id} was not read`));
  });
  for (const [id, path] of corpus.documents) {
    const bytes = new Uint8Array(await readFile(path));
    const bare = performance.now();
    const pageWords = await readPageWords(path);
    const start = performance.now();
    const reading = await readPdf(bytes);
    const milliseconds = performance.now() - start;
    if (reading.result === 'failed') throw new Error(`${path}: ${reading.reason}`);
    const name = basename(path);
    files.set(id, { ...reading.file, document_id: id });
    ingested.push({ name, passages: reading.file.passages.length, milliseconds, bareMilliseconds: start - bare });
    scopes.set(id, { id, name, pageWords, load, reads: () => reads });
  }
  return { scopes, ingested };
}
