import { displayedSentence } from '../../../functions/src/ingestion/passages/render-context.ts';
import type { Passage } from '../../../functions/src/ingestion/passages/passage.ts';
import { gridsOf } from '../grid.ts';
import type { Discarded } from '../read-stages.ts';
import type { Box } from '../render-pages.ts';
import { gridTable } from './grid-table.ts';
import { html, type Html } from './html.ts';

export interface PageView {
  page: number;
  image: string;
  /** Width of the page divided by its height. */
  ratio: number;
  passages: Passage[];
  /** Before its first passage. */
  section: string[];
  discarded: Discarded[];
  hasText: boolean;
  placeOf: (rect: Passage['rect']) => Box;
  /** Keys of the facts that a passage states. */
  factsOf: (id: string) => string[];
}

export function pageSection(view: PageView): Html {
  const { page, image, ratio, passages, discarded, hasText, placeOf } = view;
  const grids = gridsOf(passages);
  return html`<section id="page-${page}">
    <h2><a href="#page-${page}">Page ${page}</a></h2>
    <div class="sides">
      <div class="image" style="aspect-ratio: ${ratio}">
        <img loading="lazy" src="${image}" alt="Page ${page}" />
        ${passages.map(
          ({ id, kind, rect }) =>
            html`<a class="box ${kind}" href="#${id}" style="${styleOf(placeOf(rect))}"
              ><i>${id.split('-')[1] ?? ''}</i></a
            >`,
        )}
        ${discarded.map(
          ({ text, why, rect }) =>
            html`<span class="box ${why}" title="${text}" style="${styleOf(placeOf(rect))}"></span>`,
        )}
      </div>
      <div class="read">
        ${hasText ? '' : html`<p class="fault">No readable text.</p>`}
        ${passages
          .map((passage, at) => [
            ...sectionChange(passages[at - 1]?.section ?? (at === 0 ? view.section : []), passage.section),
            passageItem(passage, view.factsOf(passage.id)),
          ])
          .flat()}
        ${grids.map(gridTable)} ${discarded.map(({ text, why }) => html`<p class="discarded">${why}: ${text}</p>`)}
      </div>
    </div>
  </section>`;
}

function sectionChange(before: string[], after: string[]): Html[] {
  return before.join('\n') === after.join('\n') ? [] : [html`<p class="section">${after.join(' › ')}</p>`];
}

function passageItem(passage: Passage, facts: string[]): Html {
  const { id, kind, text, context } = passage;
  const around = [context.caption, ...(context.leadIn ?? []), ...(context.groups ?? [])].filter(Boolean);
  const shown = displayedSentence(passage, text);
  return html`<div class="passage ${kind}" id="${id}">
    <small>${id} ${kind}</small> ${facts.map((fact) => html`<mark>${fact}</mark>`)}
    ${around.length > 0 ? html`<p class="around">${around.join(' › ')}</p>` : ''}
    <p>${text}</p>
    ${shown === text ? '' : html`<p class="shown">${shown}</p>`}
    ${(context.footnotes ?? []).map(({ mark, text: note }) => html`<p class="note"><sup>${mark}</sup> ${note}</p>`)}
  </div>`;
}

function styleOf({ left, top, width, height }: Box): string {
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`;
  return `left:${percent(left)};top:${percent(top)};width:${percent(width)};height:${percent(height)}`;
}
