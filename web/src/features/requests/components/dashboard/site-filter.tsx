import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useId, useState } from 'react';
import { DropdownDialog } from '../../../../components/dropdown-dialog.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import type { SiteFilterPanelProps } from './site-filter-panel.tsx';

/** Lazy, since few open it. */
const SiteFilterPanel = lazy(async () => ({
  default: (await loadCode(() => import('./site-filter-panel.tsx'))).SiteFilterPanel,
}));

interface SiteFilterProps extends SiteFilterPanelProps {
  onOpen: () => void;
}

export function SiteFilter({ onOpen, ...props }: SiteFilterProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Tune />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          onOpen();
          setAnchor(event.currentTarget);
        }}
        sx={{ flexShrink: 0 }}
      >
        Filter Sites
      </Button>
      <DropdownDialog
        {...{ anchor, id }}
        label="Filter Sites"
        onClose={() => setAnchor(null)}
        sx={{ mt: 1, width: 400, maxHeight: 520 }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={220} sx={{ m: 2 }} />}>
          <SiteFilterPanel {...props} />
        </Suspense>
      </DropdownDialog>
    </>
  );
}
