import { LIMITS } from '@trialdesk/contract/limits';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { PlainField } from './plain-field.tsx';

interface HolidayRowProps {
  /** Of the holiday in the form. */
  name: string;
  /** For the button that removes it. */
  label: string;
  isNew: boolean;
  onRemove: () => void;
}

export function HolidayRow({ name, label, isNew, onRemove }: HolidayRowProps) {
  const { first, last } = LIMITS.holidays;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'start', mb: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <PlainField
          name={`${name}.date`}
          label="Date"
          type="date"
          width={180}
          autoFocus={isNew}
          inputProps={{ min: first, max: last }}
        />
        <PlainField
          name={`${name}.name`}
          label="Name (optional)"
          type="text"
          width={300}
          inputProps={{ autoComplete: 'off' }}
        />
      </Box>
      <Tooltip title="Remove">
        <IconButton aria-label={`Remove ${label}`} onClick={onRemove} sx={{ mt: 1 }}>
          <DeleteOutline />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
