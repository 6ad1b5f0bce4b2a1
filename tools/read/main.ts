import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';
import { describeError, PlainError } from '../plain-error.ts';
import { CACHE_FOLDER } from '../project.ts';
import { parsePages } from './page-range.ts';
import { readStages } from './read-stages.ts';
import { openForRendering, placesOn, renderPage } from './render-pages.ts';
import type { PageView } from './report/page-section.ts';
import { renderReport } from './report/report.ts';
import { unlistedSections } from './unlisted-sections.ts';

const USAGE = 'Usage: npm run read -- FILE.pdf [--pages 3,10-20] [--out DIR]';

try {
  const { values, positionals } = parseArgs({
    options: { pages: { type: 'string' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const [pdf, ...others] = positionals;
  if (pdf === undefined || others.length > 0) throw new PlainError(USAGE);
  const name = path.basename(pdf, '.pdf');
  console.log(
    await writeReport(pdf, { pages: values.pages, out: values.out ?? path.join(CACHE_FOLDER, 'read', name) }),
  );
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}

/** Returns the path of the page. */
async function writeReport(pdf: string, { pages, out }: { pages: string | undefined; out: string }): Promise<string> {
  const bytes = new Uint8Array(await readFile(pdf));
  const reading = await readPdf(bytes.slice());
  if (reading.result === 'failed') throw new PlainError(`${pdf} cannot be read: ${reading.reason}`);
  const { file } = reading;
  const document = await openForRendering(bytes);
  const { discarded, contents } = await readStages(document);
  const images = path.join(out, 'images');
  await mkdir(images, { recursive: true });
  const views: PageView[] = [];
  for (const page of parsePages(pages, file.page_count)) {
    const image = `${page}.jpg`;
    await writeFile(path.join(images, image), await renderPage(document, page));
    const { placeOf, ratio } = await placesOn(document, page);
    views.push({
      page,
      image: `images/${image}`,
      ratio,
      passages: file.passages.filter((passage) => passage.page === page),
      section: file.passages.findLast((passage) => passage.page < page)?.section ?? [],
      discarded: discarded.get(page) ?? [],
      hasText: !file.pages_without_text.includes(page),
      placeOf,
      factsOf: (id) =>
        file.facts
          .filter(({ statements }) => statements.some((one) => one.passages.includes(id)))
          .map(({ field }) => field),
    });
  }
  const unlisted = unlistedSections(file.passages, contents);
  const report = path.join(out, 'index.html');
  const name = path.basename(pdf);
  await writeFile(report, await renderReport({ name, file, pages: views, unlisted, hasContents: contents.length > 0 }));
  return report;
}
