import type { DocumentStatus, StudyDocument } from '@trialdesk/contract/entities/document';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TabButton from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { DocumentDialog } from '../../../components/pdf-viewer/document-dialog.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useSearchText } from '../../../lib/use-search-text.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DocumentCard } from './document-card.tsx';
import { filterDocuments, TABS } from './document-filter.ts';
import { versionNote } from './document-versions.ts';
import { useChangeStatus } from './use-change-status.ts';

interface DocumentsPanelProps {
  documents: readonly StudyDocument[];
  isLoading: boolean;
  studies: readonly Named[];
}

const GRID = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))' };

export function DocumentsPanel({ documents, isLoading, studies }: DocumentsPanelProps) {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useSearchText('q');
  const [viewed, setViewed] = useState<StudyDocument | null>(null);
  const [toArchive, setToArchive] = useState<StudyDocument | null>(null);
  const { changing, change } = useChangeStatus();
  const tab: DocumentStatus = params.get('tab') === 'archived' ? 'archived' : 'active';
  const shown = filterDocuments(documents, { tab, search });
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);

  // Archiving or restoring removes the focused card, so move the focus.
  useEffect(() => {
    if (moved.current === null || shown.some(({ id }) => id === moved.current)) return;
    moved.current = null;
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [shown]);
  const move = (changed: StudyDocument, status: DocumentStatus) => {
    moved.current = changed.id;
    void change(changed, status);
  };

  const setTab = (next: DocumentStatus) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      if (next === 'active') changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    });

  const studyName = (id: string | null) =>
    id === null ? 'All studies' : (studies.find((study) => study.id === id)?.name ?? id);

  return (
    <>
      <SearchField placeholder="Search documents by name" value={search} onChange={setSearch} />
      <Tabs
        value={tab}
        onChange={(_event, next: DocumentStatus) => setTab(next)}
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
          />
        )}
        <Box sx={GRID}>
          {shown.map((document) => (
            <DocumentCard
              key={document.id}
              document={document}
              studyName={studyName(document.study_id)}
              note={versionNote(document, documents)}
              isChanging={changing.has(document.id)}
              onView={() => setViewed(document)}
              onArchive={() => setToArchive(document)}
              onRestore={() => move(document, 'active')}
            />
          ))}
        </Box>
      </Box>
      {viewed && <DocumentDialog id={viewed.id} name={viewed.name} onClose={() => setViewed(null)} />}
      {toArchive && (
        <ArchiveDialog
          document={toArchive}
          onCancel={() => setToArchive(null)}
          onConfirm={() => {
            setToArchive(null);
            move(toArchive, 'archived');
          }}
        />
      )}
    </>
  );
}
