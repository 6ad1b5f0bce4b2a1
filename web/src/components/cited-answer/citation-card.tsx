import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface CitationCardProps {
  citation: Citation;
  children: ReactElement;
}

/** Shows a citation in a card on hover and focus of its mark. */
export function CitationCard({ citation, children }: CitationCardProps) {
  return (
    <Tooltip describeChild title={<CardContent citation={citation} />} slotProps={CARD}>
      {children}
    </Tooltip>
  );
}

const CARD = {
  // Part of the page for assistive technology.
  popper: { container: () => document.getElementById('main') },
  tooltip: {
    sx: {
      maxWidth: 380,
      p: 1.5,
      bgcolor: 'background.paper',
      color: 'text.primary',
      border: '1px solid var(--td-line)',
      borderRadius: '10px',
      boxShadow: 4,
      fontSize: '0.8125rem',
      fontWeight: 400,
      lineHeight: 1.5,
      overflowWrap: 'anywhere',
    },
  },
  arrow: { sx: { color: 'var(--td-line)' } },
} as const;

/** A long quote is cut; the page has it whole. */
const QUOTE_LINES = 8;

function CardContent({ citation }: { citation: Citation }) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }}>
        {citation.document_name}, page {citation.page}
      </Box>
      {citation.section !== '' && <Box sx={{ color: 'text.secondary' }}>{citation.section}</Box>}
      <Box
        sx={{
          mt: 0.75,
          whiteSpace: 'pre-line',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: QUOTE_LINES,
          overflow: 'hidden',
        }}
      >
        “{citation.text_snippet}”
      </Box>
      {citation.ocr_rect && <Box sx={{ mt: 0.75, fontWeight: 600 }}>Read by OCR</Box>}
    </>
  );
}
