import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useField } from 'formik';

interface PlainFieldProps extends Pick<OutlinedInputProps, 'autoFocus' | 'inputProps'> {
  name: string;
  label: string;
  type: 'text' | 'date' | 'time' | 'number';
  width: number;
}

/** Its label is always above, as browsers show something in empty fields for dates and times. NaN is an empty number. */
export function PlainField({ name, label, type, width, ...input }: PlainFieldProps) {
  const [{ value }, { error, touched }, { setValue }] = useField<string | number>(name);
  const isEmpty = value === '' || Number.isNaN(value);
  // Saving touches all. A message that came as the field is left would move the button from under the click.
  const message = touched || !isEmpty ? error : undefined;
  const hintId = message === undefined ? undefined : `${name}-hint`;
  return (
    <FormControl error={message !== undefined} sx={{ width, maxWidth: '100%' }}>
      <InputLabel htmlFor={name} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        id={name}
        name={name}
        label={label}
        type={type}
        notched
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => void setValue(type === 'number' ? numberOf(target.value) : target.value)}
        aria-describedby={hintId}
        {...input}
      />
      {message !== undefined && <FormHelperText id={hintId}>{message}</FormHelperText>}
    </FormControl>
  );
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}
