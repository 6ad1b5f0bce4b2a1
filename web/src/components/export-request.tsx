import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { call, download } from '../lib/api.ts';
import { saveFile } from '../lib/save-file.ts';
import { LoadingButton } from './loading-button.tsx';

const FORMATS = ['pdf', 'json'] as const;

type Format = (typeof FORMATS)[number];

const LABELS: Record<Format, string> = { pdf: 'Download PDF', json: 'JSON' };

interface ExportRequestProps {
  requestId: string;
  /** Names the file; older requests have none. */
  number: string | undefined;
  /** Buttons beside these. */
  children?: ReactNode;
}

/** Downloads the record of a request, as far as this person may see it. */
export function ExportRequest({ requestId, number, children }: ExportRequestProps) {
  const [loading, setLoading] = useState<Format | null>(null);
  const [failed, setFailed] = useState(false);
  async function save(format: Format) {
    setLoading(format);
    setFailed(false);
    try {
      saveFile(`${number ?? requestId}.${format}`, await exported(requestId, format));
    } catch {
      setFailed(true);
    } finally {
      setLoading(null);
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }} className="td-screen-only">
      {children}
      {FORMATS.map((format) => (
        <LoadingButton
          key={format}
          size="small"
          variant="outlined"
          startIcon={<Download />}
          aria-label={`Download ${format.toUpperCase()}`}
          loading={loading === format}
          disabled={loading !== null}
          onClick={() => void save(format)}
        >
          {LABELS[format]}
        </LoadingButton>
      ))}
      <Box role="status" sx={{ fontSize: '0.875rem' }}>
        {failed && 'The request could not be downloaded. Try again.'}
      </Box>
    </Box>
  );
}

async function exported(id: string, format: Format): Promise<Blob> {
  const params = { id };
  if (format === 'pdf') return download('exportRequest', { params, query: { format } });
  const record = await call('exportRequest', { params });
  return new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });
}
