import Button from '@mui/material/Button';
import type { Actor } from '@trialdesk/contract/entities/user';
import { useState } from 'react';
import { useMember } from '../../../../../lib/session/session-context.ts';
import { useColleagues } from '../../../api/use-colleagues.ts';

const NONE: Actor[] = [];

/** Properties of a field that chooses colleagues; they are loaded once it is used. */
export function useColleagueOptions() {
  const [isWanted, setIsWanted] = useState(false);
  const { user_id } = useMember();
  const colleagues = useColleagues(isWanted);
  const others = colleagues.status === 'ready' ? colleagues.data.filter(({ id }) => id !== user_id) : NONE;
  return {
    size: 'small' as const,
    options: others.map(({ id, name }): Actor => ({ id, name })),
    loading: colleagues.status === 'loading',
    loadingText: 'Loading colleagues…',
    noOptionsText:
      colleagues.status === 'failed' ? (
        <Button size="small" onClick={colleagues.retry}>
          Colleagues could not be loaded. Try Again
        </Button>
      ) : (
        'None found'
      ),
    getOptionLabel: ({ name }: Actor) => name,
    getOptionKey: ({ id }: Actor) => id,
    isOptionEqualToValue: (option: Actor, chosen: Actor) => option.id === chosen.id,
    onOpen: () => setIsWanted(true),
    // In place, the panel's landmark includes the list.
    slotProps: { popper: { disablePortal: true } },
  };
}
