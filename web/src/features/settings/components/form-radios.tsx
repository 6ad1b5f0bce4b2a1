import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useField } from 'formik';

interface FormRadiosProps {
  name: string;
  label: string;
  /** Label by value, in display order. */
  choices: Readonly<Record<string, string>>;
  hint: string;
  disabled: boolean;
}

export function FormRadios({ name, label, choices, hint, disabled }: FormRadiosProps) {
  const [field] = useField<string>(name);
  return (
    <FormControl disabled={disabled}>
      <FormLabel
        id={`${name}-label`}
        // Keeps labels readable in read-only forms.
        sx={{ fontSize: '0.875rem', fontWeight: 600, '&, &.Mui-disabled': { color: 'text.primary' } }}
      >
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={`${name}-label`} aria-describedby={`${name}-hint`} {...field}>
        {Object.entries(choices).map(([value, text]) => (
          <FormControlLabel key={value} value={value} label={text} control={<Radio />} sx={{ mr: 3 }} />
        ))}
      </RadioGroup>
      <FormHelperText id={`${name}-hint`} sx={{ mx: 0, '&.Mui-disabled': { color: 'text.secondary' } }}>
        {hint}
      </FormHelperText>
    </FormControl>
  );
}
