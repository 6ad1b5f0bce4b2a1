import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { matchesIn } from './matches-in.ts';

/** In the style sheets of the page. */
const NAME = 'search';

interface HighlightedProps {
  /** Highlights nothing when blank. */
  search: string;
  children: ReactNode;
}

/** Highlights the words of a search wherever it is shown below, also in what is shown later, without touching the elements. */
export function Highlighted({ search, children }: HighlightedProps) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = search.trim();

  useEffect(() => {
    const element = root.current;
    // Firefox before 140 and jsdom have none.
    if (!element || wanted === '' || !('highlights' in CSS)) return undefined;
    let frame = 0;
    const mark = () => CSS.highlights.set(NAME, new Highlight(...rangesIn(element, wanted)));
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(NAME);
    };
  }, [wanted]);

  return (
    <Box
      ref={root}
      sx={{ '& ::highlight(search)': { backgroundColor: 'var(--td-primary-soft)', color: 'var(--td-primary)' } }}
    >
      {children}
    </Box>
  );
}

function rangesIn(element: Element, search: string): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const [start, end] of matchesIn(node.nodeValue ?? '', search)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}
