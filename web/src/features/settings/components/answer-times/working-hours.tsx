import { WEEKDAYS } from '@trialdesk/contract/working-time';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useField } from 'formik';
import { FieldGroup } from './field-group.tsx';
import { PlainField } from './plain-field.tsx';

const ERROR_ID = 'days-hint';

export function WorkingHours() {
  return (
    <FieldGroup label="Working days and hours">
      <Weekdays />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mt: 2 }}>
        <PlainField name="opens" label="From" type="time" width={150} />
        <PlainField name="closes" label="To" type="time" width={150} />
      </Box>
    </FieldGroup>
  );
}

function Weekdays() {
  const [{ value }, { error }, { setValue }] = useField<number[]>('days');
  const toggle = (day: number, isOn: boolean) =>
    setValue(isOn ? [...value, day].sort((a, b) => a - b) : value.filter((other) => other !== day));
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {Object.entries(WEEKDAYS).map(([day, name]) => (
          <FormControlLabel
            key={day}
            label={name}
            control={
              <Checkbox
                name="days"
                checked={value.includes(Number(day))}
                onChange={(_event, isOn) => void toggle(Number(day), isOn)}
                slotProps={{
                  input: {
                    'aria-invalid': error !== undefined,
                    ...(error !== undefined && { 'aria-describedby': ERROR_ID }),
                  },
                }}
              />
            }
          />
        ))}
      </Box>
      {error !== undefined && (
        <FormHelperText error id={ERROR_ID}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
