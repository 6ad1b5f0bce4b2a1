import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { LIMITS } from '@trialdesk/contract/limits';
import { csvFile } from '../../../lib/csv.ts';
import { auditRows } from '../audit-csv.ts';
import type { AuditFilter } from '../audit-filter.ts';
import { MOST_EXPORTED_PAGES, wholeTrail } from '../api/use-audit-trail.ts';

const MOST = (MOST_EXPORTED_PAGES * LIMITS.auditPage).toLocaleString('en-US');

/** Downloads every entry that matches, also those not on screen. */
export function DownloadCsv({ filter }: { filter: AuditFilter }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'cut'>('idle');
  async function download() {
    setState('loading');
    try {
      const trail = await wholeTrail(filter);
      saveFile('audit-trail.csv', csvFile(auditRows(trail)));
      setState(trail.isComplete ? 'idle' : 'cut');
    } catch {
      setState('failed');
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box role="status" sx={{ fontSize: '0.875rem', '&:empty': { mr: -1.5 } }}>
        {state === 'failed' && 'The entries could not be loaded. Try again.'}
        {state === 'cut' && `The file has the newest ${MOST} entries. Choose a shorter time for the others.`}
      </Box>
      <LoadingButton
        variant="outlined"
        startIcon={<Download />}
        loading={state === 'loading'}
        onClick={() => void download()}
      >
        Download CSV
      </LoadingButton>
    </Box>
  );
}
