import type { Citation } from '@trialdesk/contract/entities/citation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { shownAnswer } from '../shown-answer.ts';

interface AllCitationsProps {
  queries: readonly RequestQuery[];
  archived: ReadonlySet<string>;
  onOpen: (citation: Citation) => void;
}

export function AllCitations({ queries, archived, onOpen }: AllCitationsProps) {
  const cited = queries
    .map((query, index) => ({ id: query.id, index, citations: shownAnswer(query)?.citations ?? [] }))
    .filter(({ citations }) => citations.length > 0);
  return (
    <Card
      component="aside"
      aria-labelledby="all-citations"
      sx={{
        p: { xs: 2, sm: 2.5 },
        position: { lg: 'sticky' },
        top: 24,
        maxHeight: { lg: 'calc(100vh - 48px)' },
        overflowY: 'auto',
      }}
    >
      <Typography variant="h2" id="all-citations" sx={{ mb: 1.5 }}>
        Citations
      </Typography>
      {cited.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No answer in this conversation cites a document yet.
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {cited.map(({ id, index, citations }) => (
          <div key={id}>
            {queries.length > 1 && (
              <Typography variant="h3" sx={{ fontSize: '0.875rem', mb: 1 }}>
                Question {index + 1}
              </Typography>
            )}
            <CitationList answerId={`all-${id}`} {...{ citations, archived, onOpen }} />
          </div>
        ))}
      </Box>
    </Card>
  );
}
