import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface FieldGroupProps {
  label: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under their label. */
export function FieldGroup({ label, hint, children }: FieldGroupProps) {
  const [labelId, hintId] = [useId(), useId()];
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={hint === undefined ? undefined : hintId}>
      <Typography id={labelId} sx={{ fontSize: '0.875rem', fontWeight: 600 }}>
        {label}
      </Typography>
      {hint !== undefined && (
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>{children}</Box>
    </Box>
  );
}
