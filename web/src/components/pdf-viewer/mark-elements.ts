import type { PageRect } from '@trialdesk/contract/entities/citation';
import type { PageViewport } from 'pdfjs-dist';
import { rectInPixels } from './rect-in-pixels.ts';
import type { TextPart } from './locate-text.ts';

/** Parts of the page's text, or a rectangle where the page has none. */
export type MarkedPlace = { parts: readonly TextPart[] } | { rect: PageRect };

export interface Mark {
  /** `quote`: the one that was opened. `other`: another citation. */
  kind: 'quote' | 'other' | 'hit' | 'current';
  place: MarkedPlace;
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface DrawnText {
  /** One element per text item; must be attached, because they are measured. */
  textDivs: readonly HTMLElement[];
  /** Element whose top left corner the highlights are positioned from. */
  origin: HTMLElement;
  viewport: PageViewport;
}

/** Overlay elements for the highlighted parts, in the order of `marks`. */
export function markElements(marks: readonly Mark[], { textDivs, origin, viewport }: DrawnText): HTMLElement[] {
  const { left, top } = origin.getBoundingClientRect();
  const rectsIn = (place: MarkedPlace): Rect[] =>
    'parts' in place
      ? place.parts
          .flatMap((part) => rectsOf(part, textDivs))
          .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height }))
      : [rectInPixels(place.rect, viewport)];
  return marks.flatMap(({ kind, place }) =>
    rectsIn(place).map((rect) => {
      const element = document.createElement('div');
      element.className = 'td-pdf-mark';
      element.dataset.kind = kind;
      Object.assign(element.style, {
        left: `${rect.x}px`,
        top: `${rect.y}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
      });
      return element;
    }),
  );
}

function rectsOf({ item, from, to }: TextPart, textDivs: readonly HTMLElement[]): DOMRect[] {
  const text = textDivs[item]?.firstChild;
  if (!(text instanceof Text)) return [];
  const range = document.createRange();
  range.setStart(text, Math.min(from, text.length));
  range.setEnd(text, Math.min(to, text.length));
  return [...range.getClientRects()];
}
