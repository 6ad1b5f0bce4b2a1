import { LIMITS } from '@trialdesk/contract/limits';
import type { Actor } from '@trialdesk/contract/entities/user';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useColleagueOptions } from './use-colleague-options.tsx';

const { max } = LIMITS.mentions;

interface MentionsFieldProps {
  value: Actor[];
  onChange: (mentions: Actor[]) => void;
}

/** Colleagues who get a mail about a note. */
export function MentionsField({ value, onChange }: MentionsFieldProps) {
  const choosing = useColleagueOptions();
  return (
    <Autocomplete
      {...choosing}
      multiple
      value={value}
      getOptionDisabled={() => value.length >= max}
      filterSelectedOptions
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField {...params} label="Mention colleagues" helperText="They get an email with a link to this request." />
      )}
    />
  );
}
