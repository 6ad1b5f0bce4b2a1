import type { PageRect, Quote } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadCode } from '../../lib/code/load-code.ts';

/** pdf.js is large, so it loads with the first scanned quote. */
const ScanImage = lazy(async () => ({
  default: (await loadCode(() => import('../pdf-viewer/scan-image.tsx'))).ScanImage,
}));

interface OcrNoteProps {
  citation: Quote;
  rect: PageRect;
  /** For those who may open documents. */
  withImage: boolean;
}

/** Labels a quote whose text was recognized, which may have errors, and shows the image it was read from. */
export function OcrNote({ citation: { document_id, page }, rect, withImage }: OcrNoteProps) {
  return (
    <Box sx={{ mt: 0.75, display: 'grid', gap: 0.75 }}>
      <Box component="span" sx={{ fontSize: '0.8125rem', fontWeight: 600 }}>
        {withImage ? 'Read by OCR. Compare it with the page:' : 'Read by OCR'}
      </Box>
      {withImage && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
            <ScanImage documentId={document_id} page={page} rect={rect} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Box>
  );
}
