import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { SCHEME_ATTRIBUTE } from '../config/color-scheme.ts';
import { useMember } from '../lib/session/session-context.ts';
import { formatSigningMoment } from './format-moment.ts';

/** At the end of a printed page: who printed it, and when. Paper is light whatever the theme. */
export function PrintedLine() {
  const { name, email } = useMember();
  const [printedAt, setPrintedAt] = useState<Date | null>(null);
  useEffect(() => {
    const root = document.documentElement;
    let shown: string | null = null;
    const before = () => {
      shown = root.getAttribute(SCHEME_ATTRIBUTE);
      root.setAttribute(SCHEME_ATTRIBUTE, 'light');
      // The browser prints what is there when this returns.
      flushSync(() => setPrintedAt(new Date()));
    };
    const after = () => {
      if (shown !== null) root.setAttribute(SCHEME_ATTRIBUTE, shown);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return (
    <Box className="td-print-only" sx={{ mt: 3, fontSize: '0.8125rem', color: 'text.secondary' }}>
      Printed from TrialDesk by <bdi>{name || email}</bdi>
      {printedAt && ` · ${formatSigningMoment(printedAt)}`}
    </Box>
  );
}
