import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DateTime } from '../../../../components/date-time.tsx';
import { AnswerBlock } from './answer-block.tsx';
import type { QueryTurnProps } from './query-turn-props.ts';

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
