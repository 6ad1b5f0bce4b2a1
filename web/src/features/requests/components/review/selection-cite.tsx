import type { AddCitationPayload } from '@trialdesk/contract/payloads/citing';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { selectSentence } from '../../../../components/pdf-viewer/select-sentence.ts';
import { useSelectedWords } from '../../../../components/pdf-viewer/use-selected-words.ts';
import { useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { useSettled } from '../../../../lib/use-settled.ts';
import type { Cite } from './use-citing.ts';

interface SelectionCiteProps {
  documentId: string;
  citing: Cite;
}

/** Cites the words that are selected in the document above it. Alt+C does too; Alt+J and Alt+K select sentences. */
export function SelectionCite({ documentId, citing }: SelectionCiteProps) {
  const selected = useSelectedWords();
  const cite = () => {
    if (selected && !citing.isCiting) void citing.cite(payloadOf(documentId, selected));
  };
  const select =
    (by: 1 | -1, isExtended = false) =>
    () =>
      selectSentence({ by, extends: isExtended, like: citing.written() });
  useShortcuts([
    { keys: 'Alt+C', label: 'Cite the selected words', run: cite },
    { keys: 'Alt+J', label: 'Select the next sentence of the document', repeats: true, run: select(1) },
    { keys: 'Alt+K', label: 'Select the previous sentence of the document', repeats: true, run: select(-1) },
    { keys: 'Alt+Shift+J', label: 'Select the next sentence too', repeats: true, run: select(1, true) },
    { keys: 'Alt+Shift+K', label: 'Select the previous sentence too', repeats: true, run: select(-1, true) },
  ]);
  const shown = useSettled(selected ? `Page ${selected.page}: “${selected.text}”` : '');
  return (
    <>
      {citing.problem !== null && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {citing.problem}
        </Alert>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 1.5,
          py: 0.75,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <Box
          role="status"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {shown === '' ? <Hint /> : shown}
        </Box>
        <LoadingButton
          size="small"
          variant="outlined"
          startIcon={<FormatQuote />}
          loading={citing.isCiting}
          disabled={!selected}
          aria-label="Cite the selected words"
          aria-keyshortcuts="Alt+C"
          title="Cite the selected words (Alt+C)"
          // Keeps the selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={cite}
        >
          Cite
        </LoadingButton>
      </Box>
    </>
  );
}

function Hint() {
  return (
    <>
      Select words of a page to cite them.
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {' Alt+J selects a sentence.'}
      </Box>
    </>
  );
}

function payloadOf(document_id: string, { page, text }: { page: number; text: string }): AddCitationPayload {
  return { document_id, page, text };
}
