import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PageRect } from '@trialdesk/contract/entities/citation';
import { useCallback } from 'react';
import { getDocumentUrl, useDocumentUrl } from './use-document-url.ts';
import { PageCrop } from './page-crop.tsx';

interface ScanImageProps {
  documentId: string;
  page: number;
  rect: PageRect;
}

/** The part of a scanned page that a quote was read from. */
export function ScanImage({ documentId, page, rect }: ScanImageProps) {
  const load = useCallback(() => getDocumentUrl(documentId), [documentId]);
  const { address } = useDocumentUrl(load);
  switch (address.state) {
    case 'loading':
      return <Skeleton variant="rounded" height={72} />;
    case 'failed':
      return (
        <Typography variant="body2" color="text.secondary">
          The image of the page could not be loaded. Open the source to compare.
        </Typography>
      );
    case 'ready':
      return <PageCrop url={address.url} page={page} rect={rect} />;
  }
}
