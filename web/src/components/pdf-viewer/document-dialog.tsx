import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/DownloadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Spinner } from '../spinner.tsx';
import { LoadingButton } from '../loading-button.tsx';
import type { QuotePlace } from './quote-place.ts';
import { useDocumentUrl } from './use-document-url.ts';
import { useDownload } from './use-download.ts';
import { ViewerFallback } from './viewer-fallback.tsx';

/** pdf.js is large, so it loads with the first document. */
const PdfView = lazy(async () => ({ default: (await import('./pdf-view.tsx')).PdfView }));

interface DocumentDialogProps {
  id: string;
  /** Including the extension. */
  name: string;
  /** Where to open; the first page if omitted. */
  at?: QuotePlace;
  onClose: () => void;
}

export function DocumentDialog({ id, name, at, onClose }: DocumentDialogProps) {
  const { address, refresh } = useDocumentUrl(id);
  const { download, isDownloading } = useDownload(name);
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="lg"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : { height: 'calc(100% - 64px)' } } }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          p: 1.5,
          pl: { xs: 2, md: 3 },
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
          <LoadingButton
            size="small"
            startIcon={<Download />}
            loading={isDownloading}
            disabled={address.state !== 'ready'}
            onClick={() => address.state === 'ready' && void download(address.url)}
          >
            Download
          </LoadingButton>
        </Box>
        <Tooltip title="Close">
          <IconButton aria-label="Close" onClick={onClose}>
            <Close />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        {address.state === 'loading' && <Spinner label="Loading document" />}
        {address.state === 'failed' && <ViewerFallback />}
        {address.state === 'ready' && (
          <ErrorBoundary FallbackComponent={ViewerFallback} resetKeys={[address.loads]}>
            <Suspense fallback={<Spinner label="Loading document" />}>
              <PdfView key={address.loads} url={address.url} at={at ?? null} />
            </Suspense>
          </ErrorBoundary>
        )}
      </Box>
    </Dialog>
  );
}
