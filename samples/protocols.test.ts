import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readSource } from './pdf/read-source.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { SAMPLE_STUDIES } from './studies.ts';

const KILOBYTE = 1024;
const LAYOUT_MS = 60_000;

async function pageTexts(pdf: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await loading.destroy();
  return pages;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

describe.each(SAMPLE_STUDIES)('the protocol of $name', ({ name, source, file }) => {
  let markdown: string;
  let pdf: Uint8Array;
  let pages: string[];
  let rebuilt: Uint8Array;

  beforeAll(async () => {
    markdown = await readFile(new URL(source, import.meta.url), 'utf8');
    pdf = await readFile(new URL(file, import.meta.url));
    pages = await pageTexts(pdf);
    rebuilt = await renderPdf(readSource(markdown));
  }, LAYOUT_MS);

  it('matches a rebuild from its source', async () => {
    expect(await pageTexts(rebuilt)).toEqual(pages);
  });

  it('contains no timestamp but its version date, so that builds are reproducible', () => {
    const { front } = readSource(markdown);
    const dates = matches(Buffer.from(rebuilt).toString('latin1'), /\(D:(\d{8})\d*Z?\)/g);
    expect(new Set(dates)).toEqual(new Set([front.date.replaceAll('-', '')]));
  });

  it('is as long as a protocol and small enough to keep', () => {
    expect(pages.length).toBeGreaterThanOrEqual(30);
    expect(pdf.byteLength).toBeLessThan(500 * KILOBYTE);
  });

  it('has a page header and page number on every page', () => {
    const { front } = readSource(markdown);
    pages.forEach((text, index) => {
      expect(text).toContain(`Protocol ${front.protocol} (${name})`);
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  });

  it.each(['≥', '≤', '±', '×', '°C', '⁹/L'])('contains %s as text', (sign) => {
    expect(pages.join(' ')).toContain(sign);
  });

  it('prints the bullets of its lists as text', () => {
    const bulleted = matches(markdown, /^ *(-) /gm).length;
    expect(bulleted).toBeGreaterThan(40);
    expect(matches(pages.join('\n'), /(•)/g)).toHaveLength(bulleted);
  });

  it('refers only to existing sections, tables and appendices', () => {
    const sections = matches(markdown, /^#{1,3} (\d+(?:\.\d+)*) /gm);
    const tables = matches(markdown, /^\*\*Table (\d+)\./gm);
    const appendices = matches(markdown, /^# Appendix (\d+):/gm);
    expect(sections).toEqual(expect.arrayContaining(matches(markdown, /(?:Sections? |^\| )(\d+\.\d+)/gm)));
    expect(tables).toEqual(expect.arrayContaining(matches(markdown, /Tables? (\d+)/g)));
    expect(appendices).toEqual(expect.arrayContaining(matches(markdown, /Appendix (\d+)/g)));
    expect(tables).toEqual(tables.map((_, index) => String(index + 1)));
  });

  it('has a footnote for each mark in its schedule and vice versa', () => {
    const notes = matches(markdown, /^\^(\w)\^/gm);
    expect(new Set(matches(markdown, /(?<!^)\^(\w)\^/gm))).toEqual(new Set(notes));
    expect(notes).toHaveLength(new Set(notes).size);
  });
});
