import { Spinner } from '../spinner.tsx';
import { PdfReader } from './pdf-reader.tsx';
import type { QuotePlace } from './quote-place.ts';
import { usePdf } from './use-pdf.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

interface PdfViewProps {
  url: string;
  at: QuotePlace | null;
}

export function PdfView({ url, at }: PdfViewProps) {
  const loaded = usePdf(url);
  switch (loaded.state) {
    case 'loading':
      return <Spinner label="Loading document" />;
    case 'failed':
      return <ViewerFallback />;
    case 'ready':
      return <PdfReader pdf={loaded.pdf} at={at} />;
  }
}
