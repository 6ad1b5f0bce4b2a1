import { LIMITS } from '@trialdesk/contract/limits';
import TextField from '@mui/material/TextField';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
}

/** Why something is archived or removed, for the audit trail. */
export function ReasonField({ value, onChange }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason (optional)"
      helperText="Kept in the audit trail"
      fullWidth
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: LIMITS.reason.max } }}
      sx={{ mt: 2 }}
    />
  );
}
