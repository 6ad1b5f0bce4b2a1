import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useFailureToast } from '../../../components/toast/use-toast.ts';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { useStudyList, type ListedStudy } from '../api/use-study-list.ts';
import { StudiesPanel } from './studies-panel.tsx';

/** Lazy, since forms are large. */
const StudyDialog = lazy(async () => ({
  default: (await loadCode(() => import('./study-dialog.tsx'))).StudyDialog,
}));

/** Studies read at once; doubled by each "Show more". */
const FIRST = 25;

interface OpenDialog {
  /** Null to add one. */
  study: ListedStudy | null;
}

export function StudiesPage() {
  const [search, setSearch] = useSearchText('q');
  const [size, setSize] = useState(FIRST);
  const list = useStudyList({ search, size });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const mayCreate = useCan('create_studies');
  const mayChange = useCan('change_studies');
  useFailureToast('studiesFailed', list.retry !== null);
  useFailureToast('studyFiguresFailed', list.hasNoFigures);
  const add = mayCreate ? () => setOpen({ study: null }) : null;
  const isBlank = list.shown === null && search === '';

  return (
    <Page
      title="Studies"
      isSticky
      actions={
        add && (
          <Button variant="contained" startIcon={<Add />} onClick={add}>
            Add Study
          </Button>
        )
      }
    >
      {isBlank && list.retry && <LoadFailed title="The studies could not be loaded." onRetry={list.retry} />}
      {isBlank && !list.retry && <Skeleton variant="rounded" height={420} role="status" aria-label="Loading studies" />}
      {!isBlank && (
        <StudiesPanel
          list={list}
          search={search}
          onSearch={(text) => {
            setSearch(text);
            setSize(FIRST);
          }}
          onMore={() => setSize(2 * size)}
          onAdd={add}
          onChange={mayChange ? (study) => setOpen({ study }) : null}
        />
      )}
      {open && (
        <Suspense fallback={<DialogLoading />}>
          <StudyDialog study={open.study} hasRequests={hasRequests(open.study)} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Page>
  );
}

function hasRequests(study: ListedStudy | null): boolean {
  return (study?.figures?.requests ?? 0) > 0;
}
