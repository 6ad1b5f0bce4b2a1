import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PdfPassages } from '../../../functions/src/ingestion/passages/passage.ts';
import type { UnlistedSection } from '../unlisted-sections.ts';
import { html, Html } from './html.ts';
import { pageSection, type PageView } from './page-section.ts';

export interface Report {
  name: string;
  file: PdfPassages;
  pages: PageView[];
  unlisted: UnlistedSection[];
  hasContents: boolean;
}

export async function renderReport(report: Report): Promise<string> {
  const style = await readFile(path.join(import.meta.dirname, 'style.css'), 'utf8');
  const { name, pages } = report;
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${name}</title>
      <style>
        ${new Html(style)}
      </style>
      <nav>
        ${pages.map(({ page, passages }) => html`<a href="#page-${page}" class="${kindOf(passages)}">${page}</a>`)}
      </nav>
      <main>
        <h1>${name}</h1>
        ${overview(report)} ${pages.map(pageSection)}
      </main>
    </html> `.markup;
}

function overview({ file, pages, unlisted, hasContents }: Report): Html {
  const { passages, page_count, pages_without_text, facts } = file;
  const shown = new Set(pages.map(({ page }) => page));
  const pageOf = new Map(passages.map(({ id, page }) => [id, page]));
  const link = (id: string) =>
    shown.has(pageOf.get(id) ?? 0) ? html`<a href="#${id}">${id}</a>` : html`<span>${id}</span>`;
  return html` <p>
      ${passages.length} passages on ${page_count} pages; without readable text:
      ${pages_without_text.join(', ') || 'none'}.
    </p>
    <details open>
      <summary>
        Section labels that the contents do not list: ${hasContents ? unlisted.length : 'no contents found'}
      </summary>
      <ul>
        ${unlisted.map((one) => html`<li>${one.label} (page ${one.page}, ${one.passages} passages)</li>`)}
      </ul>
    </details>
    <details>
      <summary>Sections</summary>
      <ul>
        ${outline(passages)}
      </ul>
    </details>
    <details>
      <summary>Facts: ${facts.length}</summary>
      <ul>
        ${facts.map(
          ({ field, statements }) =>
            html`<li>
              <b>${field}</b> ${statements.map(
                ({ source, heading, passages: ids }) =>
                  html`<span
                    >${source} ${heading} ${ids.slice(0, MAX_LINKS).map(link)}
                    ${ids.length > MAX_LINKS ? '…' : ''};</span
                  >`,
              )}
            </li>`,
        )}
      </ul>
    </details>`;
}

const MAX_LINKS = 8;

function outline(passages: PdfPassages['passages']): Html[] {
  const sections = new Map<string, { section: string[]; page: number; count: number }>();
  for (const { section, page } of passages) {
    const known = sections.get(section.join('\n'));
    if (known) known.count++;
    else sections.set(section.join('\n'), { section, page, count: 1 });
  }
  return [...sections.values()].map(
    ({ section, page, count }) =>
      html`<li style="margin-left: ${section.length}em">
        <a href="#page-${page}">${section.at(-1) ?? 'none'}</a> (${count})
      </li>`,
  );
}

function kindOf(passages: PdfPassages['passages']): string {
  if (passages.length === 0) return 'empty';
  return passages.some(({ kind }) => kind === 'table') ? 'table' : '';
}
