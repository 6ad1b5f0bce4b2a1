import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import Pdf from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import { getAnnouncedDocument } from '../api/get-announced-document.ts';

/** Lazy, since the viewer of PDFs is large. */
const DocumentDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../../components/pdf-viewer/document-dialog.tsx'))).DocumentDialog,
}));

interface AnnouncedDocumentProps {
  announcementId: string;
  document: NonNullable<AnnouncementView['document']>;
}

/** Opens what goes with an announcement. */
export function AnnouncedDocument({ announcementId, document: { name, version } }: AnnouncedDocumentProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Pdf />}
        onClick={() => setIsOpen(true)}
        sx={{ mt: 2, textAlign: 'start', overflowWrap: 'anywhere' }}
      >
        {name}, version {version}
      </Button>
      {isOpen && (
        <Suspense fallback={<DialogLoading />}>
          <DocumentDialog
            id={announcementId}
            name={name}
            getUrl={getAnnouncedDocument}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
