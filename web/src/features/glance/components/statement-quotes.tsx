import type { Quote } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { OcrNote } from '../../../components/cited-answer/ocr-note.tsx';
import { quoteRuns } from './quote-runs.ts';

/** In characters: about two lines. Longer statements are folded, as are those of several pages. */
const SHORT = 170;

interface StatementQuotesProps {
  /** Of the field, for the accessible names of the links. */
  name: string;
  quotes: readonly Quote[];
  isAmber?: boolean;
  /** Whether facts come from several documents. */
  namesDocument: boolean;
  onOpen: (quote: Quote) => void;
}

/** Verbatim sentences or items, with a link to each page they are on; two lines of a long one until it is unfolded. */
export function StatementQuotes({ name, quotes, isAmber = false, namesDocument, onOpen }: StatementQuotesProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const runs = quoteRuns(quotes);
  const length = quotes.reduce((sum, { text_snippet }) => sum + text_snippet.length, 0);
  const isLong = length > SHORT || runs.length > 1;
  const isFolded = isLong && !isUnfolded;
  const shown = isFolded ? runs.slice(0, 1) : runs;
  const toggle = isUnfolded ? 'Show less' : `Show all${quotes.length > 1 ? ` ${quotes.length}` : ''}`;
  return (
    <Box
      sx={{
        minWidth: 0,
        lineHeight: 1.4,
        ...(isAmber && { pl: 1, borderLeft: '2px solid var(--td-attention)' }),
      }}
    >
      {shown.map(({ source, texts }, run) => (
        <Box key={run} sx={{ '& + &': { mt: 0.5 } }}>
          <Box
            sx={{
              overflowWrap: 'anywhere',
              ...(isFolded && {
                display: '-webkit-box',
                WebkitBoxOrient: 'vertical',
                WebkitLineClamp: 2,
                overflow: 'hidden',
              }),
            }}
          >
            {texts.map((text, place) => (
              <Box component={isFolded ? 'span' : 'p'} key={place} sx={{ m: 0, maxWidth: '80ch' }}>
                {text} {!isLong && <PageLink {...{ name, source, namesDocument, onOpen }} />}
              </Box>
            ))}
          </Box>
          {isLong && <PageLink {...{ name, source, namesDocument, onOpen }} />}
          {isLong && run === shown.length - 1 && (
            <Button
              size="small"
              aria-expanded={isUnfolded}
              aria-label={`${toggle} of ${name}`}
              onClick={() => setIsUnfolded(!isUnfolded)}
              sx={{ ml: 1, py: 0, minWidth: 0, lineHeight: 1.5 }}
            >
              {toggle}
            </Button>
          )}
          {!isFolded && source.ocr_rect && <OcrNote citation={source} rect={source.ocr_rect} withImage />}
        </Box>
      ))}
    </Box>
  );
}

interface PageLinkProps {
  name: string;
  source: Quote;
  namesDocument: boolean;
  onOpen: (quote: Quote) => void;
}

function PageLink({ name, source, namesDocument, onOpen }: PageLinkProps) {
  const { document_name: document, page, section } = source;
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onOpen(source)}
      aria-label={`${name}: ${document}, page ${page}`}
      title={section === '' ? document : `${document}, ${section.split(' › ').at(-1) ?? ''}`}
      sx={{ fontSize: '0.8125rem', textAlign: 'left', verticalAlign: 'baseline', overflowWrap: 'anywhere' }}
    >
      {namesDocument && `${document}, `}page {page}
    </Link>
  );
}
