import { sentencesIn, type PlacedText } from './page-sentences.ts';

/** Marks the element that has the pages of an open PDF. */
export const PAGES = 'data-pdf-pages';

interface Step {
  by: 1 | -1;
  /** Keeps what is selected on the page. */
  extends: boolean;
  /** The first sentence selected is one with such words, if there is one. */
  like: string;
}

interface Sentence {
  text: string;
  page: Element;
  range: Range;
}

/** Indexes of sentences. */
interface Selected {
  anchor: number;
  focus: number;
}

/** Selects the next or previous sentence of the open PDF, as with the mouse, and shows it. Else the one that fits best. */
export function selectSentence(step: Step): void {
  const frame = document.querySelector<HTMLElement>(`[${PAGES}]`);
  const selection = document.getSelection();
  if (!frame || !selection) return;
  const sentences = [...frame.querySelectorAll('[data-pdf-page]')].flatMap((page) => sentencesOf(page));
  const now = selectedIn(frame, selection, sentences);
  const first = now ? null : firstOf(frame, sentences, step.like);
  const next = now ? moved(now, step, sentences) : first !== null && { anchor: first, focus: first };
  const [anchor, focus] = next ? [sentences[next.anchor]?.range, sentences[next.focus]?.range] : [];
  if (!next || !anchor || !focus) return;
  frame.focus({ preventScroll: true });
  if (next.anchor <= next.focus) {
    selection.setBaseAndExtent(anchor.startContainer, anchor.startOffset, focus.endContainer, focus.endOffset);
  } else {
    selection.setBaseAndExtent(anchor.endContainer, anchor.endOffset, focus.startContainer, focus.startOffset);
  }
  // A selection of what cannot be edited may take the focus away.
  if (document.activeElement !== frame) frame.focus({ preventScroll: true });
  show(frame, focus);
}

function sentencesOf(page: Element): Sentence[] {
  const items: (PlacedText & { node: Text })[] = [];
  for (const element of page.querySelectorAll('.td-pdf-text :is(span, br)')) {
    const last = items.at(-1);
    const node = element.firstChild;
    if (element instanceof HTMLBRElement && last) last.endsLine = true;
    if (!(node instanceof Text)) continue;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    items.push({ node, text: node.data, ...{ top, bottom, left, right }, endsLine: false });
  }
  return sentencesIn(items).flatMap(({ text, from, to }) => {
    const [start, end] = [items[from.item], items[to.item]];
    if (!start || !end) return [];
    const range = document.createRange();
    range.setStart(start.node, from.at);
    range.setEnd(end.node, to.at);
    return [{ text, page, range }];
  });
}

function selectedIn(frame: Element, selection: Selection, sentences: readonly Sentence[]): Selected | null {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = selection;
  if (isCollapsed || !frame.contains(anchorNode) || !frame.contains(focusNode)) return null;
  const at = (node: Node | null, offset: number) =>
    node ? sentences.findIndex(({ range }) => range.comparePoint(node, offset) <= 0) : -1;
  const [anchor, focus] = [at(anchorNode, anchorOffset), at(focusNode, focusOffset)];
  return anchor === -1 || focus === -1 ? null : { anchor, focus };
}

function moved({ anchor, focus }: Selected, step: Step, sentences: readonly Sentence[]): Selected {
  const next = Math.min(Math.max(focus + step.by, 0), sentences.length - 1);
  if (!step.extends) return { anchor: next, focus: next };
  return { anchor, focus: sentences[next]?.page === sentences[anchor]?.page ? next : focus };
}

/** At least half of the words. */
const ALIKE = 0.5;

/** The one that is most like the words, else the opened quote's, else the first in view. */
function firstOf(frame: Element, sentences: readonly Sentence[], like: string): number | null {
  const words = wordsOf(like);
  const shares = sentences.map(({ text }) => {
    const own = new Set(wordsOf(text));
    return words.filter((word) => own.has(word)).length / Math.max(words.length, 1);
  });
  const best = Math.max(0, ...shares);
  if (best >= ALIKE) return shares.indexOf(best);
  const quote = frame.querySelector('.td-pdf-mark[data-kind="quote"]')?.getBoundingClientRect();
  const { top } = frame.getBoundingClientRect();
  const from = quote ? (quote.top + quote.bottom) / 2 : top;
  const found = sentences.findIndex(({ range }) => lowerEdge(range) > from);
  return found === -1 ? (sentences.length > 0 ? 0 : null) : found;
}

/** Those that say something: numbers, and words of four letters and more. */
function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [])];
}

function lowerEdge({ endContainer }: Range): number {
  return endContainer.parentElement?.getBoundingClientRect().bottom ?? 0;
}

/** In the upper third, unless it is in view. */
function show(frame: HTMLElement, { startContainer, endContainer }: Range): void {
  const [outer, start] = [frame.getBoundingClientRect(), startContainer.parentElement?.getBoundingClientRect()];
  const end = endContainer.parentElement?.getBoundingClientRect();
  if (!start || !end) return;
  if (start.top < outer.top || end.bottom > outer.bottom) frame.scrollTop += start.top - outer.top - outer.height / 3;
}
