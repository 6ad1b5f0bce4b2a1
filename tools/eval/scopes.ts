import { readFile } from 'node:fs/promises';
import { cachePassages } from '../../functions/src/ingestion/passages/cache-passages.ts';
import type { PassageFile } from '../../functions/src/ingestion/passages/passage.ts';
import { sha256Of } from '../../functions/src/documents/open-source.ts';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';
import { basename } from 'node:path';
import { readStages } from '../read/read-stages.ts';
import { openForRendering } from '../read/render-pages.ts';
import { unlistedSections } from '../read/unlisted-sections.ts';
import { readPageWords } from './page-words.ts';
import type { Corpus } from './questions.ts';
import type { Scope } from './measure.ts';

/** Times to ingest a document and to extract its bare text, in the same run. */
export interface Ingested {
  name: string;
  passages: number;
  milliseconds: number;
  bareMilliseconds: number;
  /** Section labels with a number that the document's own contents do not list; none should be. */
  unlistedSections: string[];
}

/** A machine that is busy with measuring reads more slowly than the limits of production allow. */
export const UNHURRIED = { milliseconds: 600_000, mebibytes: 4_000 };

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
    const reading = await readPdf(bytes, { limits: UNHURRIED });
    const milliseconds = performance.now() - start;
    if (reading.result === 'failed') throw new Error(`${path}: ${reading.reason}`);
    const name = basename(path);
    files.set(id, { ...reading.file, document_id: id, source: { path, generation: '', sha256: sha256Of(bytes) } });
    const { contents } = await readStages(await openForRendering(new Uint8Array(await readFile(path))));
    ingested.push({
      name,
      passages: reading.file.passages.length,
      milliseconds,
      bareMilliseconds: start - bare,
      unlistedSections: unlistedSections(reading.file.passages, contents).map(({ label }) => label),
    });
    scopes.set(id, { id, name, pageWords, load, reads: () => reads });
  }
  return { scopes, ingested };
}
