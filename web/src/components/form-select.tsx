import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useField } from 'formik';
import { IN_PLACE_MENU } from './in-place-menu.ts';

interface Choice {
  value: string;
  label: string;
}

interface FormSelectProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  disabled?: boolean;
  /** Said at the field and in its list, which can be opened: a disabled field is skipped by the Tab key. */
  loading?: string | undefined;
  required?: boolean;
}

/** Formik select; an empty value means no choice. */
export function FormSelect(props: FormSelectProps) {
  const { name, label, choices, disabled = false, loading, required = false } = props;
  const [field, meta] = useField<string>(name);
  const message = meta.touched ? meta.error : undefined;
  const hint = message ?? loading;
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  // A stored choice that is no longer offered counts as none.
  const value = choices.some((choice) => choice.value === field.value) ? field.value : '';
  return (
    <FormControl fullWidth error={message !== undefined} disabled={disabled} required={required}>
      <InputLabel id={`${name}-label`}>{label}</InputLabel>
      <Select
        {...field}
        id={name}
        labelId={`${name}-label`}
        label={label}
        value={value}
        {...IN_PLACE_MENU}
        SelectDisplayProps={{ 'aria-describedby': hintId, 'aria-invalid': message !== undefined }}
      >
        {loading !== undefined && <MenuItem disabled>{loading}</MenuItem>}
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
      {hint !== undefined && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
