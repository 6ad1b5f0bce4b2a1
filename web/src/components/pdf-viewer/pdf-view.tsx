import { Spinner } from '../spinner.tsx';
import { PdfReader, type PdfReaderProps } from './pdf-reader.tsx';
import { usePdf } from './use-pdf.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

interface PdfViewProps extends Pick<PdfReaderProps, 'at' | 'others'> {
  url: string;
}

export function PdfView({ url, at, others }: PdfViewProps) {
  const loaded = usePdf(url);
  switch (loaded.state) {
    case 'loading':
      return <Spinner label="Loading document" />;
    case 'failed':
      return <ViewerFallback />;
    case 'ready':
      return <PdfReader pdf={loaded.pdf} ratio={loaded.ratio} at={at} others={others} />;
  }
}
