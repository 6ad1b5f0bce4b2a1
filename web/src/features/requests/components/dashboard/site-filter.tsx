import Tune from '@mui/icons-material/Tune';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { DropdownDialog } from '../../../../components/dropdown-dialog.tsx';
import { SiteFilterPanel, type SiteFilterPanelProps } from './site-filter-panel.tsx';

export function SiteFilter(props: SiteFilterPanelProps) {
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
        onClick={(event) => setAnchor(event.currentTarget)}
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
        <SiteFilterPanel {...props} />
      </DropdownDialog>
    </>
  );
}
