import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inventProtocol } from './invented-protocol.ts';
import { samplePassages } from './invented-documents.ts';
import { bundle } from '../build/build-functions.ts';
import { CACHE_FOLDER, ROOT } from '../project.ts';
import { findOnPath } from '../find-on-path.ts';
import type { BenchResult, Ratio } from './result.ts';

const ROUNDS = 5;
const PAGES = 150;
const MANY_PAGES = 300;
/** Inside the repository, where packages are found that are not bundled. */
const BUNDLES = path.join(CACHE_FOLDER, 'bench');
const PDFTOTEXT = 'pdftotext';
/** Bytes. */
const MOST_TEXT = 64_000_000;

interface Reading {
  milliseconds: number;
  megabytes: number;
  pages: number;
}

/**
 * Alternates production with bare pdf.js and pdftotext, each in a process of its own; peak memory is measured on a longer
 * protocol. The code is bundled as it is deployed: loading its sources takes a fifth of the time of a short protocol.
 */
export async function measureIngestion(): Promise<BenchResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'trialdesk-bench-'));
  try {
    const samples = await samplePassages();
    const [file, longFile] = [path.join(folder, 'protocol.pdf'), path.join(folder, 'long.pdf')];
    await writeFile(file, await inventProtocol(samples, PAGES));
    await writeFile(longFile, await inventProtocol(samples, MANY_PAGES));
    await bundle(ROOT, ['../tools/bench/read-once.ts', 'src/ingestion/read-pdf-worker.ts'], BUNDLES);
    const [whole, bare, extracted]: [Reading[], Reading[], Reading[]] = [[], [], []];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await read('bare', file));
      whole.push(await read('ingest', file));
      if (findOnPath(PDFTOTEXT) !== null) extracted.push(await extract(file));
    }
    const long = await read('ingest', longFile);
    const [milliseconds, baseMilliseconds] = [medianOf(whole), medianOf(bare)];
    return {
      ratios: [
        {
          name: `ingestion of ${whole[0]?.pages ?? 0} pages, against pdf.js's bare text`,
          milliseconds,
          baseMilliseconds,
          ratio: milliseconds / baseMilliseconds,
          target: 2,
        },
        ...(extracted.length === 0 ? [] : [againstPdftotext(milliseconds, medianOf(extracted))]),
      ],
      quantities: [
        { name: `peak memory of ingesting ${long.pages} pages`, value: long.megabytes, unit: 'MB', target: 400 },
      ],
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function read(mode: 'bare' | 'ingest', file: string): Promise<Reading> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(BUNDLES, 'read-once.js'), mode, file]);
  return JSON.parse(stdout) as Reading;
}

/** Poppler's extraction that keeps the layout, where it is installed. */
async function extract(file: string): Promise<Reading> {
  const start = performance.now();
  await promisify(execFile)(PDFTOTEXT, ['-layout', file, '-'], { maxBuffer: MOST_TEXT });
  return { milliseconds: performance.now() - start, megabytes: 0, pages: PAGES };
}

function againstPdftotext(milliseconds: number, baseMilliseconds: number): Ratio {
  const name = `the same, against ${PDFTOTEXT} -layout`;
  return { name, milliseconds, baseMilliseconds, ratio: milliseconds / baseMilliseconds, target: null };
}

function medianOf(readings: Reading[]): number {
  const sorted = readings.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
