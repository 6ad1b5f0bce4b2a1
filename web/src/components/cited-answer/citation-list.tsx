import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { citationId } from './citation-id.ts';
import { isQuotedIn } from './is-quoted-in.ts';

interface CitationListProps {
  answerId: string;
  citations: readonly Citation[];
  label?: string;
  /** Of the answer above the list; on the screen, quotes that it has word for word are left out. */
  text?: string;
  /** Ids of archived documents. */
  archived?: ReadonlySet<string>;
  /** Names the person who has added a citation; for the research team only. */
  namesPeople?: boolean;
  /** Makes each source a button. */
  onOpen?: (citation: Citation) => void;
  /** Image of a quote read by OCR. */
  renderScan?: (citation: Citation) => ReactNode;
  /** Rendered below the quote. */
  renderAction?: (citation: Citation) => ReactNode;
}

/** Numbered sources of an answer: document, page and quote. */
export function CitationList(props: CitationListProps) {
  const { answerId, citations, label = 'Citations', text = '', archived, namesPeople = false } = props;
  const { onOpen, renderScan, renderAction } = props;
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: '0.875rem', maxWidth: '76ch' }}
    >
      {citations.map((citation) => (
        <CitationItem
          key={citation.number}
          id={citationId(answerId, citation.number)}
          action={renderAction?.(citation)}
          scan={renderScan?.(citation)}
          isArchived={archived?.has(citation.document_id) ?? false}
          isRepeated={isQuotedIn(text, citation.text_snippet)}
          addedBy={namesPeople ? citation.added_by?.name : undefined}
          {...{ citation, onOpen }}
        />
      ))}
    </Box>
  );
}

interface CitationItemProps {
  id: string;
  citation: Citation;
  isArchived: boolean;
  isRepeated: boolean;
  addedBy: string | undefined;
  onOpen: CitationListProps['onOpen'];
  action: ReactNode;
  scan: ReactNode;
}

function CitationItem({ id, citation, isArchived, isRepeated, addedBy, onOpen, action, scan }: CitationItemProps) {
  const { number, document_name, document_version, page, section, text_snippet, marked_under, ocr_rect } = citation;
  const source = `${document_name}, page ${page}`;
  return (
    <Box
      component="li"
      id={id}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr)',
        gap: 1,
        overflowWrap: 'anywhere',
        scrollMarginBlock: 24,
        breakInside: 'avoid',
        '&:focus': { outline: '2px solid var(--td-primary)', outlineOffset: 2, borderRadius: '4px' },
      }}
    >
      <Box component="span" sx={{ color: 'primary.main', fontWeight: 650, textAlign: 'right' }}>
        {number}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {onOpen ? (
          <Link
            component="button"
            type="button"
            onClick={() => onOpen(citation)}
            sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', verticalAlign: 'baseline' }}
          >
            {source}
          </Link>
        ) : (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {source}
          </Box>
        )}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · Version ${document_version}`}
          {isArchived && ', archived'}
          {section !== '' && ` · ${section}`}
        </Box>
        <Box
          component="blockquote"
          sx={{
            m: 0,
            color: 'text.secondary',
            whiteSpace: 'pre-line',
            display: isRepeated ? 'none' : 'block',
            '@media print': { display: 'block' },
          }}
        >
          “{text_snippet}”
        </Box>
        {marked_under !== undefined && <Box sx={{ color: 'text.secondary' }}>Marked under: {marked_under}</Box>}
        {addedBy !== undefined && <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>Added by {addedBy}</Box>}
        {ocr_rect && (scan ?? <Box sx={{ fontWeight: 600 }}>Read by OCR</Box>)}
        {action}
      </Box>
    </Box>
  );
}
