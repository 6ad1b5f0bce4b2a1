import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useState, type RefObject } from 'react';
import type { Mark } from './mark-elements.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PagesInView } from './pages-in-view.ts';
import { PAGES } from './select-sentence.ts';
import { PAGE_GAP } from './use-page-scroll.ts';

interface PdfPagesProps {
  pdf: PDFDocumentProxy;
  /** Height by width, of pages that have not been drawn. */
  ratio: number;
  /** Of a page, in CSS pixels. */
  width: number;
  frame: RefObject<HTMLDivElement | null>;
  sheets: RefObject<HTMLDivElement | null>;
  inView: PagesInView;
  onScroll: () => void;
  /** Somebody scrolls, as against the page itself. */
  onMoved: () => void;
  measure: (element: HTMLElement | null) => () => void;
  marksOn: (page: number) => readonly Mark[];
  onMarked: (page: number, elements: readonly HTMLElement[]) => void;
  onFailed: () => void;
}

const SCROLLING_KEYS = new Set(['PageDown', 'PageUp', 'ArrowDown', 'ArrowUp', 'Home', 'End', ' ']);

/** All pages below each other. Only those in view and their neighbours are drawn. */
export function PdfPages(props: PdfPagesProps) {
  const { pdf, ratio, width, frame, sheets, inView, onScroll, onMoved, measure, marksOn, onMarked, onFailed } = props;
  const [ratios, setRatios] = useState<ReadonlyMap<number, number>>(new Map());
  const onSized = useCallback((page: number, own: number) => {
    setRatios((known) => (known.get(page) === own ? known : new Map(known).set(page, own)));
  }, []);
  const isNear = (page: number) => page >= inView.first - 1 && page <= inView.last + 1;
  return (
    <Box
      ref={frame}
      {...{ [PAGES]: true }}
      role="region"
      aria-label={`Page ${inView.page}`}
      tabIndex={0}
      onScroll={onScroll}
      onWheel={onMoved}
      onTouchMove={onMoved}
      onPointerDown={onMoved}
      onKeyDown={({ key }) => {
        if (SCROLLING_KEYS.has(key)) onMoved();
      }}
      sx={{
        position: 'relative',
        flex: 1,
        minHeight: 0,
        overflow: 'auto',
        bgcolor: 'background.default',
        px: `${PAGE_GAP}px`,
        // Negative offset, because the frame clips an outer outline.
        '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: -2 },
      }}
    >
      <div ref={measure} />
      {width > 0 && (
        <div ref={sheets} style={{ paddingTop: PAGE_GAP }}>
          {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
            <div
              key={page}
              data-pdf-page={page}
              className="td-pdf-page"
              style={{ width, height: width * (ratios.get(page) ?? ratio) }}
            >
              {isNear(page) && (
                <PdfPage {...{ pdf, width, onMarked, onSized, onFailed }} number={page} marks={marksOn(page)} />
              )}
            </div>
          ))}
        </div>
      )}
    </Box>
  );
}
