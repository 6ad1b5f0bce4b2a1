import { LIMITS } from '@trialdesk/contract/limits';
import type { Holiday } from '@trialdesk/contract/working-time';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import { useRef, useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import { HolidayRow } from './holiday-row.tsx';

const NAME = 'holidays';
const NEW: Holiday = { date: '', name: '' };

/** A row that is added gets the focus; after one is removed, the button to add another has it. */
export function Holidays() {
  const [{ value }] = useField<Holiday[]>(NAME);
  const [wasAdded, setWasAdded] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <FieldGroup label="Holidays" hint="Days off besides the weekly ones. They do not repeat by themselves each year.">
      <FieldArray name={NAME}>
        {(list) => (
          <>
            {value.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                No holidays yet.
              </Typography>
            )}
            <Box component="ul" hidden={value.length === 0} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {value.map((holiday, at) => (
                <HolidayRow
                  key={at}
                  name={`${NAME}[${at}]`}
                  label={holiday.name || holiday.date || 'new holiday'}
                  isNew={wasAdded && at === value.length - 1}
                  onRemove={() => {
                    list.remove(at);
                    add.current?.focus();
                  }}
                />
              ))}
            </Box>
            <Button
              ref={add}
              variant="outlined"
              startIcon={<Add />}
              disabled={value.length >= LIMITS.holidays.max}
              onClick={() => {
                setWasAdded(true);
                list.push(NEW);
              }}
            >
              Add Holiday
            </Button>
          </>
        )}
      </FieldArray>
    </FieldGroup>
  );
}
