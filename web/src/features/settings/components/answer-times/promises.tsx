import { PROMISE_UNITS } from '@trialdesk/contract/answer-promise';
import { PRIORITIES, PRIORITY_LABELS } from '@trialdesk/contract/choices';
import Box from '@mui/material/Box';
import { FormSelect } from '../../../../components/form-select.tsx';
import { FieldGroup } from './field-group.tsx';
import { PlainField } from './plain-field.tsx';

const UNITS = Object.entries(PROMISE_UNITS).map(([value, label]) => ({ value, label }));

export function Promises() {
  return (
    <FieldGroup
      label="Promised first answers"
      hint="Sites see the promise with each waiting question. The team sees when the answer is due."
    >
      <Box sx={{ display: 'grid', gap: 3, pt: 0.5 }}>
        {PRIORITIES.map((priority) => (
          <FieldGroup key={priority} label={`${PRIORITY_LABELS[priority]} priority`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}>
              <PlainField
                name={`promises.${priority}.amount`}
                label="Within"
                type="number"
                width={150}
                inputProps={{ min: 1 }}
              />
              <Box sx={{ width: 200, maxWidth: '100%' }}>
                <FormSelect name={`promises.${priority}.unit`} label="Counted in" choices={UNITS} />
              </Box>
            </Box>
          </FieldGroup>
        ))}
      </Box>
    </FieldGroup>
  );
}
