import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export interface Choice {
  id: string;
  label: string;
}

export interface SearchChoiceFieldProps {
  label: string;
  /** Shown when nothing is chosen. */
  all: string;
  /** Those to choose from, or those found so far. */
  choices: readonly Choice[];
  /** Null when nothing is chosen. */
  value: Choice | null;
  onChange: (choice: Choice | null) => void;
  /** Finds the choices elsewhere; they are searched here if omitted. Null while the list is closed. */
  onSearch?: (text: string | null) => void;
  isLoading: boolean;
}

/** Rendered at most. */
const MOST_SHOWN = 50;

const search = createFilterOptions<Choice>({ stringify: ({ label }) => label });

/** The list ends with it when there are more than are shown. */
const OTHERS: Choice = { id: '', label: 'Type to find others' };

/** A choice from a list too long to look through, found by typing. */
export function SearchChoiceField(props: SearchChoiceFieldProps) {
  const { label, all, choices, value, onChange, onSearch, isLoading } = props;
  return (
    <Autocomplete
      size="small"
      fullWidth
      options={choices}
      value={value}
      loading={isLoading}
      noOptionsText="None found"
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ id }) => id === OTHERS.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(options, state) => {
        const found = onSearch ? options : search(options, state);
        return found.length > MOST_SHOWN ? [...found.slice(0, MOST_SHOWN), OTHERS] : found;
      }}
      // Typing opens the list too, and has searched already.
      onOpen={({ type }) => type !== 'change' && onSearch?.('')}
      onClose={() => onSearch?.(null)}
      onChange={(_event, chosen) => onChange(chosen)}
      onInputChange={(_event, text, reason) => reason === 'input' && onSearch?.(text)}
      // In place, a dialog's focus and landmarks include the list.
      slotProps={{ popper: { disablePortal: true } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={all}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}
