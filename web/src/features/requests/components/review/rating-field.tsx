import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useField } from 'formik';
import { useId } from 'react';

const { min, max } = LIMITS.rating;
const MARKS = Array.from({ length: max - min + 1 }, (_, at) => ({ value: min + at, label: String(min + at) }));

interface RatingFieldProps {
  name: string;
  label: string;
  /** Labels of the lowest and highest value. */
  ends: [lowest: string, highest: string];
}

export function RatingField({ name, label, ends }: RatingFieldProps) {
  const [field, , helpers] = useField<number>(name);
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.875rem' }}>
        <Box component="span" id={id} sx={{ fontWeight: 600 }}>
          {label}
        </Box>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {field.value} of {max}
        </Box>
      </Box>
      <Box sx={{ px: 1 }}>
        <Slider
          name={name}
          size="small"
          min={min}
          max={max}
          step={1}
          marks={MARKS}
          value={field.value}
          aria-labelledby={id}
          getAriaValueText={(value) => `${value} of ${max}, ${ends[0]} to ${ends[1]}`}
          onKeyDown={(event) => {
            const value = Number(event.key);
            if (event.altKey || event.ctrlKey || event.metaKey || !(value >= min && value <= max)) return;
            event.preventDefault();
            void helpers.setValue(value);
          }}
          onChange={(_event, value: number | number[]) =>
            void helpers.setValue(Array.isArray(value) ? (value[0] ?? min) : value)
          }
        />
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        <span>{ends[0]}</span>
        <Box component="span" sx={{ textAlign: 'right' }}>
          {ends[1]}
        </Box>
      </Box>
    </div>
  );
}
