import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import type { FocusEvent } from 'react';
import { charactersLeft } from './characters-left.ts';

interface FormTextFieldProps extends Omit<OutlinedInputProps, 'name' | 'label' | 'error'> {
  name: string;
  label: string;
  helperText?: string;
  /** Shows how many characters are left when few are. */
  most?: number;
}

/** Formik text field. Built from parts because MUI's TextField pulls Select and Menu into the login bundle. */
export function FormTextField(props: FormTextFieldProps) {
  const { name, id = name, label, helperText, most, required = false, ...input } = props;
  const [field, meta] = useField<string>(name);
  const message = meta.touched ? meta.error : undefined;
  const hint = message ?? (most === undefined ? undefined : charactersLeft(field.value, most)) ?? helperText;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  // Leaving an empty field is no mistake yet. A message that appears would also move the page from under the click.
  const onBlur = (event: FocusEvent) => {
    if (field.value !== '') field.onBlur(event);
  };
  return (
    <FormControl fullWidth error={message !== undefined} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} aria-describedby={hintId} {...input} {...field} onBlur={onBlur} />
      {hint !== undefined && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
