import type { Quote } from '@trialdesk/contract/entities/citation';
import type { Conflict } from '@trialdesk/contract/entities/draft';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface DisagreementsProps {
  conflicts: readonly Conflict[];
  archived: ReadonlySet<string>;
  onOpen: (quote: Quote) => void;
}

/** Contradictions between the searched documents; each quote opens at its page. */
export function Disagreements({ conflicts, archived, onOpen }: DisagreementsProps) {
  return conflicts.map(({ heading, quotes }, index) => (
    <Alert key={index} severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>The documents disagree about “{heading}”</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {quotes.map((quote) => (
          <li key={quote.document_id}>
            <Link
              component="button"
              type="button"
              color="inherit"
              onClick={() => onOpen(quote)}
              sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left' }}
            >
              {sourceOf(quote, archived.has(quote.document_id))}
            </Link>
            <Box component="blockquote" sx={{ m: 0, mt: 0.25, whiteSpace: 'pre-line' }}>
              “{quote.text_snippet}”
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  ));
}

function sourceOf({ document_name, document_version, page }: Quote, isArchived: boolean): string {
  return `${document_name}, version ${document_version}${isArchived ? ' (archived)' : ''}, page ${page}`;
}
