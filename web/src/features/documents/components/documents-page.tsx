import type { StudyDocument } from '@trialdesk/contract/entities/document';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useDocuments } from '../api/use-documents.ts';
import { useStudies, type Named } from '../../../lib/sites-and-studies.ts';
import { DocumentsPanel } from './documents-panel.tsx';

/** Lazy, since the upload code is large. */
const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

const NO_STUDIES: Named[] = [];
const NO_DOCUMENTS: StudyDocument[] = [];

export function DocumentsPage() {
  const live = useDocuments();
  const fetched = useStudies();
  const studies = fetched.status === 'ready' ? fetched.data : NO_STUDIES;
  const [isUploading, setIsUploading] = useState(false);
  const toast = useToast();
  // Documents show their study, so wait for both.
  const isLoading = live.status === 'loading' || fetched.status === 'loading';
  const documents = live.status === 'ready' ? live.data : NO_DOCUMENTS;
  const failed = live.status === 'failed';
  const studiesFailed = fetched.status === 'failed';

  useEffect(() => {
    if (failed) toast.error('documentsFailed');
  }, [failed, toast]);
  useEffect(() => {
    if (studiesFailed) toast.error('studiesFailed');
  }, [studiesFailed, toast]);

  return (
    <Page
      title="Study Documents"
      actions={
        <Button variant="contained" startIcon={<UploadFile />} onClick={() => setIsUploading(true)}>
          Upload Document
        </Button>
      }
    >
      {live.status === 'failed' ? (
        <LoadFailed title="Documents could not be loaded." onRetry={live.retry} />
      ) : (
        <DocumentsPanel documents={isLoading ? NO_DOCUMENTS : documents} {...{ isLoading, studies }} />
      )}
      {isUploading && (
        <Suspense fallback={<DialogLoading />}>
          <UploadDialog {...{ studies, documents }} onClose={() => setIsUploading(false)} />
        </Suspense>
      )}
    </Page>
  );
}
