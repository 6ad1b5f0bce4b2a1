import type { Citation } from '@trialdesk/contract/entities/citation';
import type { CitedPageView } from '@trialdesk/contract/replies/cited-page';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useMemo, useState } from 'react';
import { PdfView } from '../pdf-viewer/pdf-view.tsx';
import { placeOf, type QuotePlace } from '../pdf-viewer/quote-place.ts';
import { ViewerFallback } from '../pdf-viewer/viewer-fallback.tsx';
import { Spinner } from '../spinner.tsx';
import { useToast } from '../toast/use-toast.ts';

const NO_OTHERS: readonly QuotePlace[] = [];

export interface CitedPageDialogProps {
  citation: Citation;
  /** By the citation's number; the same function for the same answer. Rejects with an `ApiError`. */
  load: (number: number) => Promise<CitedPageView>;
  onClose: () => void;
}

/** The page that an answer cites: in its document, or alone where the study keeps its documents from sites. */
export function CitedPageDialog({ citation, load, onClose }: CitedPageDialogProps) {
  const { number, document_name, page, text_snippet } = citation;
  const [view, setView] = useState<CitedPageView | 'failed' | null>(null);
  const toast = useToast();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const at = useMemo(() => placeOf(citation), [citation]);

  useEffect(() => {
    let isCurrent = true;
    load(number).then(
      (opened) => isCurrent && setView(opened),
      () => {
        if (!isCurrent) return;
        setView('failed');
        toast.error('openFailed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, number, toast]);

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      maxWidth="lg"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isNarrow ? {} : { height: 'calc(100% - 64px)' } } }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h2" id={titleId} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {document_name}, page {page}
        </Typography>
        <IconButton aria-label="Close" title="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
        {view === null && <Spinner label="Loading document" />}
        {view === 'failed' && <ViewerFallback />}
        {view !== null && view !== 'failed' && view.document_url !== null && (
          <PdfView url={view.document_url} at={at} others={NO_OTHERS} />
        )}
        {view !== null && view !== 'failed' && view.page_image !== null && (
          <Box
            role="region"
            aria-label={`Page ${page}`}
            tabIndex={0}
            sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.default', p: 1.5, '& img': { maxWidth: 900 } }}
          >
            <Typography variant="body2" sx={{ mb: 1.5 }}>
              Quoted: “{text_snippet}”
            </Typography>
            <Box
              component="img"
              src={view.page_image}
              alt={`Page ${page} of ${document_name}`}
              sx={{ display: 'block', width: '100%', bgcolor: '#fff' }}
            />
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
