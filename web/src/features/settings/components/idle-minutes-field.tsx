import { LIMITS } from '@trialdesk/contract/limits';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import { SECURITY_LABELS } from '../security-settings-form.ts';

const NAME = 'idle_minutes';
const HINT = `${NAME}-hint`;

/** A switch, and minutes while it is on. NaN is an empty field, which validation refuses. */
export function IdleMinutesField() {
  const [{ value, onBlur }, { error }, { setValue }] = useField<number | null>(NAME);
  const { min, max } = LIMITS.idleMinutes;
  return (
    <Box>
      <FormControlLabel
        label={SECURITY_LABELS.idle_minutes}
        control={
          <Switch
            checked={value !== null}
            onChange={(_event, isOn) => void setValue(isOn ? LIMITS.idleMinutes.default : null)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': HINT } }}
          />
        }
      />
      <FormHelperText id={HINT}>
        {`People are warned ${LIMITS.idleWarningSeconds} seconds before, and signed out in all tabs of their browser. Questions and answers they have not sent are kept for them.`}
      </FormHelperText>
      {value !== null && (
        <FormControl error={error !== undefined} sx={{ mt: 2, width: 200, maxWidth: '100%' }}>
          <InputLabel htmlFor={NAME}>Minutes</InputLabel>
          <OutlinedInput
            id={NAME}
            name={NAME}
            label="Minutes"
            type="number"
            value={Number.isNaN(value) ? '' : value}
            onBlur={onBlur}
            onChange={({ target }) => void setValue(target.value === '' ? Number.NaN : Number(target.value))}
            inputProps={{ min, max, 'aria-describedby': `${NAME}-range` }}
          />
          <FormHelperText id={`${NAME}-range`}>{error ?? `From ${min} to ${max}`}</FormHelperText>
        </FormControl>
      )}
    </Box>
  );
}
