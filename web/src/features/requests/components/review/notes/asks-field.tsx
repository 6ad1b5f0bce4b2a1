import type { Actor } from '@trialdesk/contract/entities/user';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useColleagueOptions } from './use-colleague-options.tsx';

interface AsksFieldProps {
  value: Actor | null;
  onChange: (colleague: Actor | null) => void;
}

/** The colleague whom a note asks. */
export function AsksField({ value, onChange }: AsksFieldProps) {
  const choosing = useColleagueOptions();
  return (
    <Autocomplete
      {...choosing}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ask a colleague to answer"
          helperText="They get an email, and reminders until somebody answers."
        />
      )}
    />
  );
}
