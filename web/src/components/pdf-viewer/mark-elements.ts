import type { TextPart } from './locate-text.ts';

export interface Mark {
  kind: 'quote' | 'hit' | 'current';
  parts: readonly TextPart[];
}

interface DrawnText {
  /** One element per text item; must be attached, because they are measured. */
  textDivs: readonly HTMLElement[];
  /** Element whose top left corner the highlights are positioned from. */
  origin: HTMLElement;
}

/** Overlay elements for the highlighted parts, in the order of `marks`. */
export function markElements(marks: readonly Mark[], { textDivs, origin }: DrawnText): HTMLElement[] {
  const { left, top } = origin.getBoundingClientRect();
  return marks.flatMap(({ kind, parts }) =>
    parts
      .flatMap((part) => rectsOf(part, textDivs))
      .map((rect) => {
        const element = document.createElement('div');
        element.className = 'td-pdf-mark';
        element.dataset.kind = kind;
        Object.assign(element.style, {
          left: `${rect.x - left}px`,
          top: `${rect.y - top}px`,
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
