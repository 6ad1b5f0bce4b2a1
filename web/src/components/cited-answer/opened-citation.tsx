import { lazy, Suspense } from 'react';
import { loadCode } from '../../lib/code/load-code.ts';
import { DialogLoading } from '../dialog-loading.tsx';
import type { CitedPageDialogProps } from './cited-page-dialog.tsx';

/** Lazy, since the viewer of PDFs is large. */
const CitedPageDialog = lazy(async () => ({
  default: (await loadCode(() => import('./cited-page-dialog.tsx'))).CitedPageDialog,
}));

/** The page of the citation that somebody has opened; nothing while that is null. */
export function OpenedCitation({ citation, ...props }: OpenedCitationProps) {
  if (!citation) return null;
  return (
    <Suspense fallback={<DialogLoading />}>
      <CitedPageDialog citation={citation} {...props} />
    </Suspense>
  );
}

interface OpenedCitationProps extends Omit<CitedPageDialogProps, 'citation'> {
  citation: CitedPageDialogProps['citation'] | null;
}
