import MenuItem from '@mui/material/MenuItem';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { IN_PLACE_MENU } from './in-place-menu.ts';

interface ChoiceFieldProps {
  label: string;
  /** Shown when nothing is chosen. */
  all: string;
  choices: readonly { id: string; label: string }[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (id: string) => void;
}

export function ChoiceField({ label, all, choices, value, onChange }: ChoiceFieldProps) {
  const labelId = useId();
  return (
    <FormControl size="small" fullWidth>
      <InputLabel id={labelId} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={labelId}
        label={label}
        notched
        displayEmpty
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...IN_PLACE_MENU}
      >
        <MenuItem value="">{all}</MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice.id} value={choice.id}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
