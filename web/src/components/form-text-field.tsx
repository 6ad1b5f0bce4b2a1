import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';

type FormTextFieldProps = TextFieldProps & { name: string };

/** A text field of the surrounding form; its message stands under it once it was left or the form was sent. */
export function FormTextField({ name, helperText, ...props }: FormTextFieldProps) {
  const [field, meta] = useField<string>(name);
  const message = meta.touched ? meta.error : undefined;
  return (
    <TextField
      id={name}
      fullWidth
      {...props}
      {...field}
      error={message !== undefined}
      helperText={message ?? helperText}
    />
  );
}
