import Alert from '@mui/material/Alert';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Mark } from './mark-elements.ts';
import { PdfPages } from './pdf-pages.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { QuotePlace } from './quote-place.ts';
import { stepTo } from './step-to.ts';
import { useElementWidth } from './use-element-width.ts';
import { usePageScroll } from './use-page-scroll.ts';
import { usePdfSearch } from './use-pdf-search.ts';
import { useQuotes } from './use-quotes.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

/** Page width at zoom 1, in CSS pixels. */
const FIT_WIDTH = 900;

const NO_MARKS: readonly Mark[] = [];

export interface PdfReaderProps {
  pdf: PDFDocumentProxy;
  /** Height of the first page by its width. */
  ratio: number;
  at: QuotePlace | null;
  /** Other quotes of the document, which are highlighted too. */
  others: readonly QuotePlace[];
}

/** Continuous reader: navigation, zoom, search and the cited quotes. */
export function PdfReader({ pdf, ratio, at, others }: PdfReaderProps) {
  const [zoom, setZoom] = useState(1);
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState<number | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [measure, frameWidth] = useElementWidth();
  const width = Math.round(Math.min(frameWidth, FIT_WIDTH) * zoom);
  const isMeasured = width > 0;
  const { frame, sheets, inView, onScroll, goTo, show } = usePageScroll(pdf.numPages, width);
  const { page } = inView;
  const { hits, isDone } = usePdfSearch(pdf, search);
  const quotes = useQuotes(pdf, at, others);
  /** The page whose mark is shown once it is drawn, unless somebody has scrolled on. */
  const awaited = useRef<number | null>(null);
  /** Enter was pressed before a match to go to was found. */
  const isStepAwaited = useRef(false);

  useEffect(() => {
    if (!at || !isMeasured) return;
    awaited.current = at.page;
    goTo(Math.min(Math.max(at.page, 1), pdf.numPages));
    // So that Page Down scrolls the document; a text being written keeps the focus.
    if (!document.activeElement?.matches('input, textarea')) frame.current?.focus({ preventScroll: true });
  }, [at, pdf, goTo, frame, isMeasured]);

  /** Whether the next match is known, though not all pages have been searched. */
  const isNextKnown = isDone || current !== null || hits.some((hit) => hit.page >= page);

  const step = (by: 1 | -1) => {
    isStepAwaited.current = by === 1 && !isNextKnown;
    if (isStepAwaited.current) return;
    const index = stepTo(hits, { current, page, by });
    const hit = hits[index];
    if (!hit) return;
    setCurrent(index);
    awaited.current = hit.page;
    goTo(hit.page);
  };

  useEffect(() => {
    if (isStepAwaited.current && isNextKnown) step(1);
  });

  const marks = useMemo(() => {
    const byPage = new Map<number, Mark[]>();
    const add = (on: number, mark: Mark) => byPage.set(on, [...(byPage.get(on) ?? []), mark]);
    for (const { page: on, ...mark } of quotes.marks) add(on, mark);
    hits.forEach(({ page: on, parts }, index) =>
      add(on, { kind: index === current ? 'current' : 'hit', place: { parts } }),
    );
    return byPage;
  }, [hits, current, quotes]);

  const onMarked = useCallback(
    (on: number, elements: readonly HTMLElement[]) => {
      if (awaited.current !== on) return;
      const of = (kind: Mark['kind']) => elements.find(({ dataset }) => dataset.kind === kind);
      const target = of('current') ?? of('quote');
      if (!target) return;
      awaited.current = null;
      show(target);
    },
    [show],
  );
  const onMoved = useCallback(() => {
    awaited.current = null;
  }, []);
  const onFailed = useCallback(() => setIsFailed(true), []);
  if (isFailed) return <ViewerFallback />;

  return (
    <>
      <PdfToolbar
        {...{ page, zoom, search }}
        pages={pdf.numPages}
        onPage={goTo}
        onZoom={setZoom}
        onSearch={(text) => {
          setSearch(text);
          setCurrent(null);
          isStepAwaited.current = false;
        }}
        hits={{ current, count: hits.length, isDone, step }}
      />
      {quotes.state === 'missing' && at?.page === page && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          The quoted text was not found on this page, so nothing is highlighted.
        </Alert>
      )}
      <PdfPages
        {...{ pdf, ratio, width, frame, sheets, inView, onScroll, onMoved, measure, onMarked, onFailed }}
        marksOn={(on) => marks.get(on) ?? NO_MARKS}
      />
    </>
  );
}
