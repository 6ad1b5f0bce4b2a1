/** Numbers of pages, from 1. */
export interface PagesInView {
  first: number;
  last: number;
  /** The one being read. */
  page: number;
}

/** In pixels from the top of the first page. */
interface View {
  top: number;
  height: number;
}

/** Where in the view reading is assumed to be, as a share of its height. */
const READING_LINE = 0.4;

/** `topOf` gives the top of a page by its index, ascending. */
export function pagesInView(count: number, topOf: (index: number) => number, { top, height }: View): PagesInView {
  const pageAt = (y: number) => {
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (topOf(middle) <= y) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  return { first: pageAt(top), last: pageAt(top + height), page: pageAt(top + height * READING_LINE) };
}
