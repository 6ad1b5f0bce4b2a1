import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/DownloadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadCode } from '../../lib/code/load-code.ts';
import { LoadingButton } from '../loading-button.tsx';
import { Spinner } from '../spinner.tsx';
import type { QuotePlace } from './quote-place.ts';
import { getDocumentUrl, useDocumentUrl } from './use-document-url.ts';
import { useDownload } from './use-download.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

/** pdf.js is large, so it loads with the first document. */
const PdfView = lazy(async () => ({ default: (await loadCode(() => import('./pdf-view.tsx'))).PdfView }));

const NO_QUOTES: readonly QuotePlace[] = [];

export interface DocumentViewerProps {
  id: string;
  /** Including the extension. */
  name: string;
  /** By `id`, for who may not open all documents; the same function each time. */
  getUrl?: (id: string) => Promise<string>;
  /** Where to open; the first page if omitted. */
  at?: QuotePlace;
  /** Other quotes to highlight. */
  others?: readonly QuotePlace[];
  titleId: string;
  /** Below the title. */
  children?: ReactNode;
  onClose: () => void;
}

/** A PDF with its title and actions, filling its container. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { id, name, getUrl, at, others, titleId, children, onClose } = props;
  const load = useCallback(() => (getUrl ?? getDocumentUrl)(id), [getUrl, id]);
  const { address, refresh } = useDocumentUrl(load);
  const { download, isDownloading } = useDownload({ load, name });
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h2" id={titleId} sx={{ flex: '1 1 0', minWidth: 160, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } }}>
          <Button size="small" startIcon={<Refresh />} onClick={() => void refresh()}>
            Refresh
          </Button>
          <LoadingButton size="small" startIcon={<Download />} loading={isDownloading} onClick={() => void download()}>
            Download
          </LoadingButton>
        </Box>
        <Tooltip title="Close">
          <IconButton aria-label="Close" onClick={onClose}>
            <Close />
          </IconButton>
        </Tooltip>
        {children}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        {address.state === 'loading' && <Spinner label="Loading document" />}
        {address.state === 'failed' && <ViewerFallback />}
        {address.state === 'ready' && (
          <ErrorBoundary FallbackComponent={ViewerFallback} resetKeys={[address.loads]}>
            <Suspense fallback={<Spinner label="Loading document" />}>
              <PdfView key={address.loads} url={address.url} at={at ?? null} others={others ?? NO_QUOTES} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Box>
    </>
  );
}
