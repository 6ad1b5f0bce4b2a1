import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import { DialogLoading } from '../../../components/dialog-loading.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useSitesAndContacts } from '../api/use-sites-and-contacts.ts';
import { SITES_GRID, SitesPanel } from './sites-panel.tsx';

/** Lazy, since forms are large. */
const AddSiteDialog = lazy(async () => ({ default: (await import('./add-site-dialog.tsx')).AddSiteDialog }));

export function SitesPage() {
  const { failed, data } = useSitesAndContacts();
  const [isAdding, setIsAdding] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (failed) toast.error('sitesFailed');
  }, [failed, toast]);

  if (failed && !data) {
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
        <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
          Add New Site
        </Button>
      }
    >
      {data ? <SitesPanel {...data} /> : <SitesSkeleton />}
      {isAdding && (
        <Suspense fallback={<DialogLoading />}>
          <AddSiteDialog onClose={() => setIsAdding(false)} />
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
