import type { StudyDocument } from '@trialdesk/contract/entities/document';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useFailureToast } from '../../../components/toast/use-toast.ts';
import { useStudies, type Named } from '../../../lib/sites-and-studies.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { useDocumentCount } from '../api/use-document-count.ts';
import { useDocumentPages } from '../api/use-document-pages.ts';
import { DocumentsPanel } from './documents-panel.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import { FilterRow } from './filter-row.tsx';
import { useDocumentFilter } from './use-document-filter.ts';
import { useFoundDocuments } from './use-found-documents.ts';

/** Lazy, since the upload code is large. */
const UploadDialog = lazy(async () => ({
  default: (await loadCode(() => import('./upload-dialog.tsx'))).UploadDialog,
}));

const NO_STUDIES: Named[] = [];
const NO_DOCUMENTS: StudyDocument[] = [];

export function DocumentsPage() {
  const filter = useDocumentFilter();
  const [search, setSearch] = useSearchText('q');
  const isSearching = search.trim() !== '';
  const wanted = { status: filter.tab, study: filter.study };
  const { live, hasMore, showMore } = useDocumentPages(wanted, isSearching);
  const fetched = useStudies();
  const studies = fetched.status === 'ready' ? fetched.data : NO_STUDIES;
  const [isUploading, setIsUploading] = useState(false);
  // Documents show their study, so wait for both.
  const isLoading = live.status === 'loading' || fetched.status === 'loading';
  const documents = live.status === 'ready' && !isLoading ? live.data : NO_DOCUMENTS;
  const counted = useDocumentCount(wanted, documents, hasMore && !isSearching);
  const found = useFoundDocuments(documents, search);
  const all = { total: counted, onShowMore: hasMore ? showMore : undefined };
  const { total, onShowMore } = isSearching ? found : all;
  useFailureToast('documentsFailed', live.status === 'failed');
  useFailureToast('studiesFailed', fetched.status === 'failed');

  return (
    <Page
      title="Study Documents"
      actions={
        <Button variant="contained" startIcon={<UploadFile />} onClick={() => setIsUploading(true)}>
          Upload Document
        </Button>
      }
    >
      <FilterRow {...{ search, filter, studies }} onSearch={setSearch} />
      {live.status === 'failed' ? (
        <LoadFailed title="Documents could not be loaded." onRetry={live.retry} />
      ) : (
        <DocumentsPanel
          {...{ documents, isLoading, total, onShowMore, search, filter, studies }}
          shown={found.shown}
          onClearSearch={() => setSearch('')}
          onUpload={() => setIsUploading(true)}
        />
      )}
      {isUploading && (
        <Suspense fallback={<DialogLoading />}>
          <UploadDialog studies={studies} onClose={() => setIsUploading(false)} />
        </Suspense>
      )}
    </Page>
  );
}
