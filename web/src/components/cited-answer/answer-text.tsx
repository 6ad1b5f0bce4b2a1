import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import { citationId } from './citation-id.ts';
import { CitationMark } from './citation-mark.tsx';
import { statementsOf } from './statements.ts';

interface AnswerTextProps {
  /** Prefix of the citations' element ids; unique on the page. */
  answerId: string;
  text: string;
  citations: readonly Citation[];
  /** Opens the source of a mark; without it, the citation below is shown. */
  onOpen?: (citation: Citation) => void;
  /** Labels statements without a source, except those of this text, which is verified as a whole. */
  verified?: string;
  /** Shows each citation in a card on hover and focus of its mark. */
  hasCards?: boolean;
}

function show(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  target?.focus({ preventScroll: true });
}

/** Answer text with its `[1]` markers as links to the citations. */
export function AnswerText({ answerId, text, citations, onOpen, verified, hasCards = false }: AnswerTextProps) {
  const citedAs = (number: number) => citations.find((citation) => citation.number === number);
  const follow = (number: number) => {
    const cited = citedAs(number);
    if (onOpen && cited) onOpen(cited);
    else show(citationId(answerId, number));
  };
  const pieces = statementsOf(text, citations, verified);
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65, maxWidth: '72ch' }}>
      {pieces.map((piece, index) => {
        if (piece.kind === 'text') {
          const isLabelled = verified !== undefined && !piece.isSourced;
          return isLabelled ? <Unsourced key={index} text={piece.text} /> : <span key={index}>{piece.text}</span>;
        }
        return (
          <CitationMark
            key={index}
            number={piece.number}
            targetId={citationId(answerId, piece.number)}
            card={hasCards ? citedAs(piece.number) : undefined}
            onFollow={() => follow(piece.number)}
          />
        );
      })}
    </Box>
  );
}

function Unsourced({ text }: { text: string }) {
  const bare = text.trimEnd();
  return (
    <span>
      {bare}{' '}
      <Box
        component="span"
        sx={{
          px: 0.75,
          py: '1px',
          borderRadius: '6px',
          bgcolor: 'var(--td-attention-soft)',
          color: 'var(--td-attention)',
          fontSize: '0.75rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        }}
      >
        not from the documents
      </Box>
      {text.slice(bare.length)}
    </span>
  );
}
