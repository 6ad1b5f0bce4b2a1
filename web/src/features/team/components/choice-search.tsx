import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';

interface ChoiceSearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  /** Whether the selection below is invalid; the message has the id `describedBy`. */
  invalid: boolean;
  describedBy: string;
}

/** Search box for a list of choices. Enter does not submit the form. */
export function ChoiceSearch({ label, value, onChange, disabled, invalid, describedBy }: ChoiceSearchProps) {
  return (
    <InputBase
      type="search"
      fullWidth
      placeholder={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      inputProps={{ 'aria-label': label, 'aria-invalid': invalid, 'aria-describedby': describedBy }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      sx={{
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:focus-within': { boxShadow: 'inset 0 0 0 2px var(--td-primary)', borderRadius: '9px 9px 0 0' },
      }}
    />
  );
}
