import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pagesInView, type PagesInView } from './pages-in-view.ts';

/** In CSS pixels, between pages and above the first. */
export const PAGE_GAP = 12;

interface PageScroll {
  inView: PagesInView;
  /** The element that scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  /** The element whose children are the pages, in order. */
  sheets: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  goTo: (page: number) => void;
  /** Scrolls an element of a page to the upper third. */
  show: (element: HTMLElement) => void;
}

/** Follows which pages of a column show. Keeps the place when their width changes. */
export function usePageScroll(pages: number, width: number): PageScroll {
  const frame = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  /** The top of the view, as a share of the page there. */
  const place = useRef({ page: 1, share: 0 });
  const [inView, setInView] = useState<PagesInView>({ first: 1, last: 1, page: 1 });

  const onScroll = useCallback(() => {
    const { current } = frame;
    if (!current) return;
    const view = { top: current.scrollTop, height: current.clientHeight };
    const now = pagesInView(pages, (index) => sheetOf(sheets.current, index + 1)?.offsetTop ?? 0, view);
    const sheet = sheetOf(sheets.current, now.first);
    if (sheet) place.current = { page: now.first, share: (view.top - sheet.offsetTop) / sheet.offsetHeight };
    setInView((last) => (last.first === now.first && last.last === now.last && last.page === now.page ? last : now));
  }, [pages]);

  useLayoutEffect(() => {
    const { page, share } = place.current;
    const sheet = sheetOf(sheets.current, page);
    if (!frame.current || !sheet) return;
    frame.current.scrollTop = sheet.offsetTop + share * sheet.offsetHeight;
    onScroll();
  }, [width, onScroll]);

  const goTo = useCallback((page: number) => {
    const sheet = sheetOf(sheets.current, page);
    if (frame.current && sheet) frame.current.scrollTop = sheet.offsetTop - PAGE_GAP;
  }, []);

  const show = useCallback((element: HTMLElement) => {
    const { current } = frame;
    if (!current) return;
    const [outer, inner] = [current.getBoundingClientRect(), element.getBoundingClientRect()];
    current.scrollTop += inner.top - outer.top - current.clientHeight / 3;
    if (inner.left < outer.left || inner.right > outer.right) current.scrollLeft += inner.left - outer.left - PAGE_GAP;
  }, []);

  return { inView, frame, sheets, onScroll, goTo, show };
}

function sheetOf(sheets: HTMLElement | null, page: number): HTMLElement | null {
  const sheet = sheets?.children[page - 1];
  return sheet instanceof HTMLElement ? sheet : null;
}
