import type { Grid } from '../grid.ts';
import { html, type Html } from './html.ts';

export function gridTable({ caption, headers, rows, footnotes }: Grid): Html {
  return html`<figure class="grid">
    <figcaption>${caption === '' ? 'Table without caption' : caption}</figcaption>
    <div class="wide">
      <table>
        <thead>
          <tr>
            <th>row</th>
            ${headers.map((header) => html`<th>${header}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({ passage, cells, marks }) =>
              html`<tr>
                <th title="${passage.id}">
                  ${passage.context.groups?.length ? html`<small>${passage.context.groups.join(' › ')}</small> ` : ''}
                  ${cells.has('') ? '' : passage.text}
                  ${marks.printed > marks.headed ? html`<b class="fault">${marks.headed} of ${marks.printed} marks</b>` : ''}
                </th>
                ${headers.map((header) => html`<td>${cells.get(header) ?? ''}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${footnotes.map(({ mark, text }) => html`<p class="note"><sup>${mark}</sup> ${text}</p>`)}
  </figure>`;
}
