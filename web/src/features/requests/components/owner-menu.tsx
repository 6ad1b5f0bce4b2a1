import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useAssign } from './use-assign.ts';
import type { Owned } from './owned.ts';

/** Loaded when first opened. */
const OwnerChoices = lazy(async () => ({
  default: (await loadCode(() => import('./owner-choices.tsx'))).OwnerChoices,
}));

interface OwnerMenuProps {
  /** At least one. */
  requests: readonly Owned[];
  /** Of the button. */
  label: string;
  onAssigned?: () => void;
}

/** Assigns requests to oneself, a colleague or nobody. */
export function OwnerMenu({ requests, label, onAssigned }: OwnerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { assign, isAssigning } = useAssign(requests, onAssigned);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<PersonOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={isAssigning}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
        sx={{ py: 0.25, px: 1.25, borderColor: 'divider', color: 'text.primary', maxWidth: '100%' }}
      >
        {label}
      </Button>
      {wasOpened && (
        <Suspense>
          <OwnerChoices {...{ requests, anchor, assign }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
