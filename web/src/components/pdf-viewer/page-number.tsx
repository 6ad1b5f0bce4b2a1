import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';

interface PageNumberProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Editable page number; invalid input is discarded. */
export function PageNumber({ page, pages, onPage }: PageNumberProps) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const wanted = Number(typed);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted);
    else setTyped(String(page));
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <OutlinedInput
        size="small"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === 'Enter' && go()}
        inputProps={{ 'aria-label': 'Page number', inputMode: 'numeric' }}
        sx={{ width: 56, '& input': { p: 0.75, textAlign: 'center', fontSize: '0.875rem' } }}
      />
      <span>of {pages}</span>
    </Box>
  );
}
