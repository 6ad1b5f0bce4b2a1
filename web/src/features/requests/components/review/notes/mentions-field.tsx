import { LIMITS } from '@trialdesk/contract/limits';
import type { Actor } from '@trialdesk/contract/entities/user';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMember } from '../../../../../lib/session/session-context.ts';
import { useColleagues } from '../../../api/use-colleagues.ts';

const { max } = LIMITS.mentions;

interface MentionsFieldProps {
  value: Actor[];
  onChange: (mentions: Actor[]) => void;
}

/** Colleagues who get a mail about a note; loaded once the field is used. */
export function MentionsField({ value, onChange }: MentionsFieldProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { user_id } = useMember();
  const colleagues = useColleagues(isWanted);
  const options = colleagues.status === 'ready' ? colleagues.data.filter(({ id }) => id !== user_id) : [];
  return (
    <Autocomplete
      multiple
      size="small"
      options={options.map(({ id, name }) => ({ id, name }))}
      value={value}
      loading={colleagues.status === 'loading'}
      loadingText="Loading colleagues…"
      noOptionsText={
        colleagues.status === 'failed' ? (
          <Button size="small" onClick={colleagues.retry}>
            Colleagues could not be loaded. Try Again
          </Button>
        ) : (
          'None found'
        )
      }
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={() => value.length >= max}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterSelectedOptions
      onOpen={() => setIsWanted(true)}
      onChange={(_event, chosen) => onChange(chosen)}
      // In place, the panel's landmark includes the list.
      slotProps={{ popper: { disablePortal: true } }}
      renderInput={(params) => (
        <TextField {...params} label="Mention colleagues" helperText="They get a mail with a link to this request." />
      )}
    />
  );
}
