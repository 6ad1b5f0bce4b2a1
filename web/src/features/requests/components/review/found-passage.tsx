import type { Quote } from '@trialdesk/contract/entities/citation';
import type { FoundPassageView } from '@trialdesk/contract/replies/citing';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import type { Cite } from './use-citing.ts';

interface FoundPassageProps {
  /** From 1, best first. */
  number: number;
  passage: FoundPassageView;
  citing: Cite | undefined;
  onOpen: (quote: Quote) => void;
}

/** A passage with what is cited of it in bold. */
export function FoundPassage({ number, passage: { quote, text }, citing, onOpen }: FoundPassageProps) {
  const { document_id, document_name, page, section, text_snippet } = quote;
  const [before, after] = around(text, text_snippet);
  return (
    <Box
      component="li"
      sx={{
        p: 1.5,
        borderRadius: '10px',
        border: '1px solid var(--td-line)',
        bgcolor: 'var(--td-raised)',
        fontSize: '0.875rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        {citing && (
          <LoadingButton
            size="small"
            variant="outlined"
            startIcon={<FormatQuote />}
            loading={citing.isCiting}
            aria-label={`Cite passage ${number}`}
            onClick={() => void citing.cite({ document_id, page, text: text_snippet })}
            sx={{ order: 1 }}
          >
            Cite
          </LoadingButton>
        )}
        <Link
          component="button"
          type="button"
          onClick={() => onOpen(quote)}
          sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', flex: '1 1 200px' }}
        >
          {document_name}, page {page}
        </Link>
      </Box>
      {section !== '' && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{section}</Box>}
      <Box component="blockquote" sx={{ m: 0, mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {before}
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {text_snippet}
        </Box>
        {after}
      </Box>
    </Box>
  );
}

/** The rest of the passage; nothing when its line breaks are elsewhere. */
function around(text: string, snippet: string): [before: string, after: string] {
  const at = text.indexOf(snippet);
  return at === -1 ? ['', ''] : [text.slice(0, at), text.slice(at + snippet.length)];
}
