import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { citationId } from './citation-id.ts';

interface CitationListProps {
  answerId: string;
  citations: readonly Citation[];
  label?: string;
  /** Ids of archived documents. */
  archived?: ReadonlySet<string>;
  /** Makes each source a button. */
  onOpen?: (citation: Citation) => void;
  /** Rendered below the quote. */
  renderAction?: (citation: Citation) => ReactNode;
}

/** Numbered sources of an answer: document, page and quote. */
export function CitationList(props: CitationListProps) {
  const { answerId, citations, label = 'Citations', archived, onOpen, renderAction } = props;
  return (
    <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {citations.map((citation) => (
        <CitationItem
          key={citation.number}
          id={citationId(answerId, citation.number)}
          action={renderAction?.(citation)}
          isArchived={archived?.has(citation.document_id) ?? false}
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
  onOpen: CitationListProps['onOpen'];
  action: ReactNode;
}

function CitationItem({ id, citation, isArchived, onOpen, action }: CitationItemProps) {
  const source = `${citation.document_name}, page ${citation.page}`;
  return (
    <Box
      component="li"
      id={id}
      tabIndex={-1}
      sx={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr)',
        gap: 1.25,
        p: 1.5,
        borderRadius: '10px',
        bgcolor: 'var(--td-raised)',
        border: '1px solid var(--td-line)',
        scrollMarginBlock: 24,
        '&:focus': { outline: '2px solid var(--td-primary)', outlineOffset: -1 },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: '7px',
          bgcolor: 'var(--td-primary-soft)',
          color: 'primary.main',
          fontSize: '0.8125rem',
          fontWeight: 650,
        }}
      >
        {citation.number}
      </Box>
      <Box sx={{ minWidth: 0, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {onOpen ? (
          <Link
            component="button"
            type="button"
            onClick={() => onOpen(citation)}
            sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left' }}
          >
            {source}
          </Link>
        ) : (
          <Box component="span" sx={{ fontWeight: 600 }}>
            {source}
          </Box>
        )}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[`Version ${citation.document_version}${isArchived ? ', archived' : ''}`, citation.section]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Box component="blockquote" sx={{ m: 0, mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          “{citation.text_snippet}”
        </Box>
        {action}
      </Box>
    </Box>
  );
}
