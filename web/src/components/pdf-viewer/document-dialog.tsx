import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { DocumentViewer, type DocumentViewerProps } from './document-viewer.tsx';

interface DocumentDialogProps extends Omit<DocumentViewerProps, 'titleId'> {
  /** Below the document. */
  footer?: ReactNode;
}

/** A PDF above the page; it fills the screen of a phone. */
export function DocumentDialog({ footer, ...props }: DocumentDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 899px)');
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullScreen={isNarrow}
      maxWidth="lg"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isNarrow ? { borderRadius: 0 } : { height: 'calc(100% - 64px)' } } }}
    >
      <DocumentViewer {...props} titleId={titleId} />
      {footer}
    </Dialog>
  );
}
