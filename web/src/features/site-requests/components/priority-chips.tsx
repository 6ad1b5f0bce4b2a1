import { PRIORITIES, PRIORITY_LABELS, type Priority } from '@trialdesk/contract/choices';
import Box from '@mui/material/Box';
import { useField } from 'formik';

const DESCRIPTIONS: Record<Priority, string> = {
  low: 'A general question. Nothing is waiting on the answer.',
  medium: 'Needed soon: a screening or an upcoming visit depends on the answer.',
  high: 'Needed now: a visit today or a participant’s treatment depends on the answer.',
};

/** Invisible radio covering its chip, so that the whole chip is clickable. */
const HIDDEN_RADIO = { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } as const;

const chip = {
  position: 'relative',
  display: 'inline-flex',
  px: 2,
  py: 0.75,
  border: '1px solid var(--td-line)',
  borderRadius: 99,
  bgcolor: 'background.paper',
  fontSize: '0.875rem',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--td-primary)' },
  '&:has(:checked)': { bgcolor: 'var(--td-primary)', borderColor: 'var(--td-primary)', color: 'var(--td-on-primary)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--td-primary)', outlineOffset: 2 },
};

export function PriorityChips({ name }: { name: string }) {
  const [field] = useField<Priority>(name);
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.875rem', fontWeight: 600 }}>
        Priority
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {PRIORITIES.map((priority) => (
          <Box component="label" key={priority} sx={chip}>
            <input
              type="radio"
              name={name}
              value={priority}
              checked={field.value === priority}
              onChange={field.onChange}
              aria-describedby={`${name}-description`}
              style={HIDDEN_RADIO}
            />
            {PRIORITY_LABELS[priority]}
          </Box>
        ))}
      </Box>
      <Box id={`${name}-description`} aria-live="polite" sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>
        {DESCRIPTIONS[field.value]}
      </Box>
    </Box>
  );
}
