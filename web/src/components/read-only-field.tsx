import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

interface ReadOnlyFieldProps {
  id: string;
  label: string;
  value: string;
}

export function ReadOnlyField({ id, label, value }: ReadOnlyFieldProps) {
  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} value={value} readOnly sx={{ bgcolor: 'var(--td-raised)' }} />
    </FormControl>
  );
}
