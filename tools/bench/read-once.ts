import { readFile } from 'node:fs/promises';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';

/*
 * Arguments: `bare` or `ingest`, and a PDF. Prints time, peak memory and pages as JSON. A process of its own, so that
 * neither mode profits from a warm start.
 */

const [, , mode, file = ''] = process.argv;
const bytes = new Uint8Array(await readFile(file));
const start = performance.now();
const pages = mode === 'bare' ? await readBare(bytes) : await ingest(bytes);
const milliseconds = performance.now() - start;
const KIBIBYTES_A_MEGABYTE = 1_000_000 / 1024;
const megabytes = Math.ceil(process.resourceUsage().maxRSS / KIBIBYTES_A_MEGABYTE);
console.log(JSON.stringify({ milliseconds, megabytes, pages }));

async function ingest(data: Uint8Array): Promise<number> {
  const reading = await readPdf(data);
  if (reading.result === 'failed') throw new Error(reading.reason);
  return reading.file.page_count;
}

/** Baseline: pdf.js alone. */
async function readBare(data: Uint8Array): Promise<number> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    await page.getTextContent();
  }
  return document.numPages;
}
