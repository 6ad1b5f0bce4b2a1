import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useMember } from '../../../lib/session/session-context.ts';
import { useColleagues } from '../api/use-colleagues.ts';
import type { Owned } from './owned.ts';
import { TakeOverDialog } from './take-over-dialog.tsx';

interface OwnerChoicesProps {
  /** At least one. */
  requests: readonly Owned[];
  /** Null while closed. */
  anchor: HTMLElement | null;
  assign: (ownerId: string | null, name: string) => Promise<void>;
  onClose: () => void;
}

interface Choice {
  id: string | null;
  name: string;
}

/** Who can own the requests. Taking one from a colleague is confirmed. */
export function OwnerChoices({ requests, anchor, assign, onClose }: OwnerChoicesProps) {
  const [toConfirm, setToConfirm] = useState<Choice | null>(null);
  const { user_id, name } = useMember();
  const colleagues = useColleagues(anchor !== null);
  const others = requests.filter(({ owner_id }) => owner_id && owner_id !== user_id);

  const choose = (choice: Choice) => {
    onClose();
    if (others.some(({ owner_id }) => owner_id !== choice.id)) setToConfirm(choice);
    else void assign(choice.id, choice.name);
  };

  const isOwn = requests.every(({ owner_id }) => owner_id === user_id);
  const isNobodys = requests.every(({ owner_id }) => !owner_id);
  return (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Choose the owner', sx: { maxHeight: 420, minWidth: 220 } },
          list: { dense: true, 'aria-label': 'Owner' },
        }}
      >
        <MenuItem disabled={isOwn} onClick={() => choose({ id: user_id, name })}>
          {others.length > 0 ? 'Take over' : 'Assign to me'}
        </MenuItem>
        <MenuItem disabled={isNobodys} onClick={() => choose({ id: null, name: '' })}>
          Unassign
        </MenuItem>
        <Divider />
        {colleagues.status === 'loading' && (
          <MenuItem disabled>
            <CircularProgress size={16} aria-label="Loading colleagues" />
          </MenuItem>
        )}
        {colleagues.status === 'failed' && (
          <MenuItem onClick={colleagues.retry}>Colleagues could not be loaded. Try Again</MenuItem>
        )}
        {colleagues.status === 'ready' &&
          colleagues.data
            .filter(({ id }) => id !== user_id)
            .map((colleague) => (
              <MenuItem key={colleague.id} onClick={() => choose(colleague)}>
                <ListItemText primary={colleague.name} secondary={colleague.role} />
              </MenuItem>
            ))}
      </Menu>
      {toConfirm && (
        <TakeOverDialog
          owners={[...new Set(others.map(({ owner_name }) => owner_name ?? ''))]}
          to={toConfirm.id === user_id ? null : toConfirm.name}
          onCancel={() => setToConfirm(null)}
          onConfirm={() => {
            setToConfirm(null);
            void assign(toConfirm.id, toConfirm.name);
          }}
        />
      )}
    </>
  );
}
