import type { Site } from '@trialdesk/contract/entities/site';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useFailureToast } from '../../../components/toast/use-toast.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { useSiteTeams } from '../api/use-site-teams.ts';
import { SITES_GRID, SitesPanel } from './sites-panel.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, since forms are large. */
const SiteDialog = lazy(async () => ({
  default: (await loadCode(() => import('./site-dialog.tsx'))).SiteDialog,
}));

/** Sites read at once; doubled by each "Show more". */
const FIRST = 25;

interface OpenDialog {
  /** Null to add one. */
  site: Site | null;
}

export function SitesPage() {
  const [search, setSearch] = useSearchText('q');
  const [size, setSize] = useState(FIRST);
  const sites = useSiteTeams({ search, size });
  const { failed, shown } = sites;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const add = () => setOpen({ site: null });
  useFailureToast('sitesFailed', failed);

  if (failed && !shown) {
    return (
      <Page title="Site Management">
        <LoadFailed title="Error Loading Data" onRetry={() => window.location.reload()} />
      </Page>
    );
  }
  return (
    <Page
      title="Site Management"
      isSticky
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={add}>
          Add New Site
        </Button>
      }
    >
      {shown !== null || search !== '' ? (
        <SitesPanel
          sites={sites}
          search={search}
          onSearch={setSearch}
          onMore={() => setSize(2 * size)}
          onAdd={add}
          onRename={(site) => setOpen({ site })}
        />
      ) : (
        <SitesSkeleton />
      )}
      {open && (
        <Suspense fallback={<DialogLoading />}>
          <SiteDialog site={open.site} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Page>
  );
}

function SitesSkeleton() {
  return (
    <Box role="status" aria-label="Loading sites" sx={{ display: 'grid', gap: 4 }}>
      <Skeleton variant="rounded" height={40} sx={{ borderRadius: '10px' }} />
      <Box sx={SITES_GRID}>
        <Skeleton variant="rounded" height={320} sx={{ borderRadius: '12px' }} />
        <Skeleton variant="rounded" height={222} sx={{ borderRadius: '12px' }} />
      </Box>
    </Box>
  );
}
