import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import type { Source } from './use-source.ts';

interface CitationStepsProps extends Pick<Source, 'step' | 'position'> {
  count: number;
}

/** Steps through the citations of the conversation. */
export function CitationSteps({ step, position, count }: CitationStepsProps) {
  if (count === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        ml: 'auto',
        pl: 1,
        pr: { lg: 1 },
        flex: 'none',
        fontSize: '0.8125rem',
      }}
    >
      <Box component="span" role="status" sx={{ color: 'text.secondary', whiteSpace: 'nowrap', mr: 0.5 }}>
        {position === null ? '' : `${position + 1} of ${count}`}
      </Box>
      <Step label="Previous citation" keys="Alt+P" onClick={() => step(-1)}>
        <KeyboardArrowUp fontSize="small" />
      </Step>
      <Step label="Next citation" keys="Alt+N" onClick={() => step(1)}>
        <KeyboardArrowDown fontSize="small" />
      </Step>
    </Box>
  );
}

interface StepProps {
  label: string;
  keys: string;
  onClick: () => void;
  children: ReactNode;
}

function Step({ label, keys, onClick, children }: StepProps) {
  return (
    <IconButton size="small" title={`${label} (${keys})`} aria-label={label} aria-keyshortcuts={keys} onClick={onClick}>
      {children}
    </IconButton>
  );
}
