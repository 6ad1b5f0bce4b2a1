import type { Content, ContextPageSize } from 'pdfmake/interfaces.js';
import { longDate, type FrontMatter } from './read-source.ts';

export const MARGIN = { side: 64, top: 78, bottom: 64 };
const RULE = { lineWidth: 0.5, lineColor: '#7b8794' };

export function pageHeader(front: FrontMatter, page: ContextPageSize): Content {
  return {
    margin: [MARGIN.side, 36, MARGIN.side, 0],
    stack: [
      {
        columns: [
          `Protocol ${front.protocol} (${front.study})`,
          { text: `Version ${front.version}, ${longDate(front.date)}`, alignment: 'right' },
        ],
        style: 'running',
      },
      rule(page),
    ],
  };
}

export function pageFooter(front: FrontMatter, place: { page: number; pages: number; size: ContextPageSize }): Content {
  return {
    margin: [MARGIN.side, 16, MARGIN.side, 0],
    stack: [
      rule(place.size),
      {
        columns: [
          `Confidential. ${front.sponsor}`,
          { text: `Page ${place.page} of ${place.pages}`, alignment: 'right' },
        ],
        style: 'running',
        margin: [0, 4, 0, 0],
      },
    ],
  };
}

function rule({ width }: ContextPageSize): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 3, x2: width - 2 * MARGIN.side, y2: 3, ...RULE }] };
}
