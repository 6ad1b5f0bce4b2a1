import { readFile, writeFile } from 'node:fs/promises';
import { readSource } from './pdf/read-source.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { SAMPLE_STUDIES } from './studies.ts';

for (const { source, file } of SAMPLE_STUDIES) {
  const pdf = await renderPdf(readSource(await readFile(new URL(source, import.meta.url), 'utf8')));
  await writeFile(new URL(file, import.meta.url), pdf);
  console.log(`${file}: ${(pdf.byteLength / 1024).toFixed(0)} KB`);
}
