import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { OwnerMenu } from '../../owner-menu.tsx';
import type { Owned } from '../../owned.ts';

interface SelectionBarProps {
  /** At least one. */
  requests: readonly Owned[];
  onClear: () => void;
}

/** What can be done with the selected rows. */
export function SelectionBar({ requests, onClear }: SelectionBarProps) {
  const most = LIMITS.assignedAtOnce;
  return (
    <Box
      role="region"
      aria-label="Selected requests"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, fontSize: '0.875rem', fontWeight: 600 }}
    >
      <span role="status">
        {requests.length} selected
        {requests.length >= most && `. At most ${most} can be assigned at once.`}
      </span>
      {requests.length <= most && <OwnerMenu requests={requests} label="Assign" onAssigned={onClear} />}
      <Button size="small" onClick={onClear}>
        Clear Selection
      </Button>
    </Box>
  );
}
