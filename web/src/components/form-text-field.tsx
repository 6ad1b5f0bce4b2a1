import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';

interface FormTextFieldProps extends Omit<OutlinedInputProps, 'name' | 'label' | 'error'> {
  name: string;
  label: string;
  helperText?: string;
}

/** Formik text field. Built from parts because MUI's TextField pulls Select and Menu into the login bundle. */
export function FormTextField({ name, label, helperText, ...input }: FormTextFieldProps) {
  const [field, meta] = useField<string>(name);
  const message = meta.touched ? meta.error : undefined;
  const hint = message ?? helperText;
  const hintId = hint === undefined ? undefined : `${name}-hint`;
  return (
    <FormControl fullWidth error={message !== undefined}>
      <InputLabel htmlFor={name}>{label}</InputLabel>
      <OutlinedInput id={name} label={label} aria-describedby={hintId} {...input} {...field} />
      {hint !== undefined && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
