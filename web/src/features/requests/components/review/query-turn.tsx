import type { Quote } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DateTime } from '../../../../components/date-time.tsx';
import { AnswerBlock } from './answer-block.tsx';
import type { ResponseEdit } from './response-edit.ts';

export interface QueryTurnProps {
  requestId: string;
  query: RequestQuery;
  position: { index: number; count: number };
  /** Whether the response can still be edited. */
  isOpen: boolean;
  edit: ResponseEdit | null;
  /** Documents of the study and of all studies as they are now; none while they are not known. */
  documents: readonly StudyDocument[] | null;
  /** Ids of those that are archived. */
  archived: ReadonlySet<string>;
  setEdit: (edit: ResponseEdit | null) => void;
  /** Citations that do not go with the answer; null for a query that is not the one to be answered. */
  leftOut: readonly number[] | null;
  setLeftOut: (numbers: number[]) => void;
  onOpen: (quote: Quote) => void;
}

/** One question of the conversation and what answers it. */
export function QueryTurn(props: QueryTurnProps) {
  const { query, position } = props;
  const headingId = `question-${query.id}`;
  return (
    <Card component="article" aria-labelledby={headingId}>
      <Box sx={{ p: { xs: 2, sm: 3 }, bgcolor: 'var(--td-raised)', borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1 }}>
          <Typography variant="h2" id={headingId} sx={{ fontSize: '1rem' }}>
            {position.count > 1 ? `Question ${position.index + 1}` : 'Question'}
          </Typography>
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {query.asked_by.name} · <DateTime at={query.timestamp_created} />
          </Box>
        </Box>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65, maxWidth: '72ch' }}>
          {query.question}
        </Box>
      </Box>
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <AnswerBlock {...props} />
      </Box>
    </Card>
  );
}
