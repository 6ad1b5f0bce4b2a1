import { splitAtMarks } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { citationId } from './citation-id.ts';

interface AnswerTextProps {
  /** Prefix of the citations' element ids; unique on the page. */
  answerId: string;
  text: string;
  citations: readonly Citation[];
}

function show(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  target?.focus({ preventScroll: true });
}

/** Answer text with its `[1]` markers as links to the citations below. */
export function AnswerText({ answerId, text, citations }: AnswerTextProps) {
  const pieces = splitAtMarks(
    text,
    citations.map((citation) => citation.number),
  );
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65, maxWidth: '72ch' }}>
      {pieces.map((piece, index) => {
        if (piece.kind === 'text') return <span key={index}>{piece.text}</span>;
        const id = citationId(answerId, piece.number);
        return (
          <Box component="sup" key={index} sx={{ lineHeight: 0, fontSize: '0.75em', ml: '1px' }}>
            <Link
              href={`#${id}`}
              aria-label={`Citation ${piece.number}`}
              underline="hover"
              onClick={(event) => {
                event.preventDefault();
                show(id);
              }}
              sx={{ fontWeight: 650, px: '2px' }}
            >
              {piece.number}
            </Link>
          </Box>
        );
      })}
    </Box>
  );
}
