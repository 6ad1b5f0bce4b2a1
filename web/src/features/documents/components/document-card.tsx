import { bareName } from '@trialdesk/contract/document-name';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import Article from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { DateTime } from '../../../components/date-time.tsx';
import { StatusBadge } from '../../../components/status-badge.tsx';
import { DocumentActions, type DocumentHandlers } from './document-actions.tsx';
import { TABS, versionLine } from './document-list.ts';
import { ingestionText } from './ingestion-text.ts';

export interface DocumentItemProps {
  document: StudyDocument;
  studyName: string;
  /** Relation to the previous or next version; may be empty. */
  note: string;
  isChanging: boolean;
  handlers: DocumentHandlers;
}

/** Memoized: the list renders on each key press. */
export const DocumentCard = memo(function DocumentCard(props: DocumentItemProps) {
  const { document, studyName, note, isChanging, handlers } = props;
  const { name, upload_date, document_status: status, ingestion, page_count } = document;
  const { label, tone, detail } = ingestionText(ingestion, page_count);
  const title = bareName(name);
  return (
    <Card component="article" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', p: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 1.5 }}>
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: '0 0 40px',
            height: 40,
            borderRadius: '8px',
            bgcolor: 'var(--td-primary-soft)',
            color: 'primary.main',
          }}
        >
          <Article fontSize="small" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', mt: 0.25, overflowWrap: 'anywhere' }}>
            {studyName} · {versionLine(document)} · <DateTime at={upload_date} />
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        {status === 'archived' && <StatusBadge tone="neutral">{TABS.archived}</StatusBadge>}
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 2 }}>
        {[detail, note].filter(Boolean).join(' ')}
      </Typography>
      <Box sx={{ mt: 'auto' }}>
        <DocumentActions {...{ document, isChanging, handlers }} />
      </Box>
    </Card>
  );
});
