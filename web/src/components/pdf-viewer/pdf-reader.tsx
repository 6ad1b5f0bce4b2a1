import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useMemo, useState } from 'react';
import type { Mark } from './mark-elements.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import type { QuotePlace } from './quote-place.ts';
import { stepTo } from './step-to.ts';
import { useElementWidth } from './use-element-width.ts';
import { usePdfSearch } from './use-pdf-search.ts';
import { useQuote } from './use-quote.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

/** Page width at zoom 1, in CSS pixels. */
const FIT_WIDTH = 900;

interface PdfReaderProps {
  pdf: PDFDocumentProxy;
  at: QuotePlace | null;
}

/** Page-by-page reader: navigation, zoom, search and the cited quote. */
export function PdfReader({ pdf, at }: PdfReaderProps) {
  const [page, setPage] = useState(() => Math.min(Math.max(at?.page ?? 1, 1), pdf.numPages));
  const [zoom, setZoom] = useState(1);
  const [search, setSearch] = useState('');
  const [current, setCurrent] = useState<number | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const [measure, width] = useElementWidth();
  const { hits, isDone } = usePdfSearch(pdf, search);
  const quote = useQuote(pdf, at);

  const step = (by: 1 | -1) => {
    const index = stepTo(hits, { current, page, by });
    const hit = hits[index];
    if (!hit) return;
    setCurrent(index);
    setPage(hit.page);
  };

  const marks = useMemo<Mark[]>(() => {
    const found: Mark[] = hits.flatMap(({ page: on, parts }, index) =>
      on === page ? [{ kind: index === current ? 'current' : 'hit', parts }] : [],
    );
    return quote.state === 'found' && at?.page === page ? [{ kind: 'quote', parts: quote.parts }, ...found] : found;
  }, [hits, page, current, quote, at]);

  const onFailed = useCallback(() => setIsFailed(true), []);
  if (isFailed) return <ViewerFallback />;

  return (
    <>
      <PdfToolbar
        {...{ page, zoom, search }}
        pages={pdf.numPages}
        onPage={setPage}
        onZoom={setZoom}
        onSearch={(text) => {
          setSearch(text);
          setCurrent(null);
        }}
        hits={{ current, count: hits.length, isDone, step }}
      />
      {quote.state === 'missing' && at?.page === page && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          The quoted text was not found on this page, so nothing is highlighted.
        </Alert>
      )}
      <Box
        ref={measure}
        role="region"
        aria-label={`Page ${page}`}
        tabIndex={0}
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          bgcolor: 'background.default',
          p: { xs: 1.5, md: 3 },
          // Negative offset, because the dialog clips an outer outline.
          '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: -2 },
        }}
      >
        {width > 0 && (
          <PdfPage
            pdf={pdf}
            number={page}
            width={Math.round(Math.min(width, FIT_WIDTH) * zoom)}
            marks={marks}
            onFailed={onFailed}
          />
        )}
      </Box>
    </>
  );
}
