import { Spinner } from '../spinner.tsx';
import type { QuotePlace } from './document-dialog.tsx';
import { PdfReader } from './pdf-reader.tsx';
import { usePdf } from './use-pdf.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

interface PdfViewProps {
  url: string;
  at: QuotePlace | null;
}

/** Opens a PDF and shows it, or says that it cannot be shown. */
export function PdfView({ url, at }: PdfViewProps) {
  const loaded = usePdf(url);
  switch (loaded.state) {
    case 'loading':
      return <Spinner label="Loading the document" />;
    case 'failed':
      return <ViewerFallback />;
    case 'ready':
      return <PdfReader pdf={loaded.pdf} at={at} />;
  }
}
