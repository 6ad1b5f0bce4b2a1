import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TabButton from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { useRelatedDocuments } from '../api/use-related-documents.ts';
import type { DocumentHandlers } from './document-actions.tsx';
import type { OpenDialog } from './document-dialogs.tsx';
import { DocumentGroups, GRID } from './document-groups.tsx';
import { studyName, TABS } from './document-list.ts';
import { useChangeDocument } from './use-change-document.ts';
import type { DocumentFilterState } from './use-document-filter.ts';

/** Lazy, since reading the list needs no dialog. */
const DocumentDialogs = lazy(async () => ({
  default: (await loadCode(() => import('./document-dialogs.tsx'))).DocumentDialogs,
}));

interface DocumentsPanelProps {
  /** Those loaded of the tab. */
  documents: readonly StudyDocument[];
  /** Those of them that are listed. */
  shown: readonly StudyDocument[];
  isLoading: boolean;
  /** Of all that the tab has, or a search has found; null while all are loaded, or until counted. */
  total: number | null;
  /** Absent when all are shown. */
  onShowMore: (() => void) | undefined;
  search: string;
  onClearSearch: () => void;
  onUpload: () => void;
  filter: DocumentFilterState;
  studies: readonly Named[];
}

export function DocumentsPanel(props: DocumentsPanelProps) {
  const { documents, shown, isLoading, total, onShowMore, search, onClearSearch, onUpload, filter, studies } = props;
  const { tab } = filter;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { changing, setStatus, move, remove, readAgain } = useChangeDocument();
  const related = useRelatedDocuments(documents);
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);

  // A change may remove the focused card, before or after its dialog closes, so move the focus.
  useEffect(() => {
    if (open !== null || moved.current === null || shown.some(({ id }) => id === moved.current)) return;
    moved.current = null;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [shown, open]);
  const change = useCallback(async (changed: StudyDocument, work: Promise<boolean>) => {
    moved.current = changed.id;
    if (await work) setOpen(null);
  }, []);
  const handlers = useMemo(
    (): DocumentHandlers => ({
      onView: (document) => setOpen({ kind: 'view', document }),
      onArchive: (document) => setOpen({ kind: 'archive', document }),
      onMove: (document) => setOpen({ kind: 'move', document }),
      onDelete: (document) => setOpen({ kind: 'delete', document }),
      onRestore: (document) => void change(document, setStatus(document, 'active')),
      onReadAgain: (document) => void readAgain(document),
    }),
    [change, setStatus, readAgain],
  );

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: DocumentStatus) => filter.set('tab', next === 'active' ? null : next)}
        aria-label="Filter by status"
        sx={{ mt: 1.5, mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {(Object.keys(TABS) as DocumentStatus[]).map((each) => (
          <TabButton key={each} value={each} label={TABS[each]} id={`tab-${each}`} aria-controls="documents" />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="documents"
        aria-labelledby={`tab-${tab}`}
        ref={panel}
        tabIndex={-1}
        sx={{ '&:focus-visible': { outline: '2px solid var(--td-primary)', outlineOffset: 8, borderRadius: '4px' } }}
      >
        {isLoading && (
          <Box role="status" aria-label="Loading documents" sx={GRID}>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} variant="rounded" height={200} sx={{ borderRadius: '12px' }} />
            ))}
          </Box>
        )}
        {!isLoading && shown.length === 0 && (
          <EmptyState
            icon={<FolderOpen />}
            title={search.trim() === '' ? `No ${tab} documents` : `No ${tab} documents matching "${search.trim()}"`}
          >
            <NextStep {...{ search, filter, onClearSearch, onUpload }} />
          </EmptyState>
        )}
        <DocumentGroups {...{ related, studies, changing, handlers }} documents={shown} isTable={filter.isTable} />
        {onShowMore && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
            <Box component="span" role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {total !== null && `Showing ${shown.length} of ${total.toLocaleString('en-US')} documents`}
            </Box>
            <Button variant="outlined" onClick={onShowMore}>
              Show older documents
            </Button>
          </Box>
        )}
      </Box>
      {open && (
        <Suspense fallback={<DialogLoading />}>
          <DocumentDialogs
            {...{ open, studies }}
            isSaving={changing.has(open.document.id)}
            onClose={() => setOpen(null)}
            onArchive={(document, reason) => void change(document, setStatus(document, 'archived', reason))}
            onMove={(document, id, reason) =>
              void change(document, move(document, { id, name: studyName(id, studies) }, reason))
            }
            onDelete={(document, reason) => void change(document, remove(document, reason))}
          />
        </Suspense>
      )}
    </>
  );
}

/** The one thing that helps where nothing is shown. */
function NextStep(props: Pick<DocumentsPanelProps, 'search' | 'filter' | 'onClearSearch' | 'onUpload'>) {
  const { search, filter, onClearSearch, onUpload } = props;
  const [label, act] = ((): [string, () => void] => {
    if (search.trim() !== '') return ['Clear search', onClearSearch];
    if (filter.study.kind === 'one') return ['Show all studies', () => filter.set('study', null)];
    if (filter.tab === 'archived') return ['Show active documents', () => filter.set('tab', null)];
    return ['Upload the first document', onUpload];
  })();
  return <EmptyAction onClick={act}>{label}</EmptyAction>;
}
