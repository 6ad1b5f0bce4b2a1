import type { Quote } from '@trialdesk/contract/entities/citation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { EarlierAnswer } from '@trialdesk/contract/replies/earlier-answers';
import History from '@mui/icons-material/HistoryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../../../../components/empty-state.tsx';
import { LoadFailed } from '../../../../../components/load-failed.tsx';
import { useEarlierAnswers } from '../../../api/earlier-answers.ts';
import type { ResponseEdit } from '../response-edit.ts';
import { OfferedAnswer } from './offered-answer.tsx';
import { useReusing, type Reuse } from './use-reusing.ts';

export interface EarlierAnswersPanelProps {
  requestId: string;
  /** The one to answer. */
  query: RequestQuery;
  edit: ResponseEdit | null;
  setEdit: (edit: ResponseEdit) => void;
  onOpen: (quote: Quote) => void;
}

/** What was sent in this study to questions like the one to answer, to be taken over. */
export function EarlierAnswersPanel({ requestId, query, edit, setEdit, onOpen }: EarlierAnswersPanelProps) {
  const answers = useEarlierAnswers({ requestId, queryId: query.id });
  const reuse = useReusing({ requestId, query, edit, setEdit });
  return (
    <Box component="section" aria-labelledby="earlier-answers" sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" id="earlier-answers">
          Earlier answers
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Sent in this study to questions like this one. Each source is checked in today’s documents when you insert
          one.
        </Typography>
      </div>
      {reuse.problem !== null && <Alert severity="error">{reuse.problem}</Alert>}
      <Inserted inserted={reuse.inserted} />
      {answers.status === 'loading' && (
        <Skeleton variant="rounded" height={160} role="status" aria-label="Looking for earlier answers" />
      )}
      {answers.status === 'failed' && (
        <LoadFailed title="The earlier answers could not be loaded." onRetry={answers.retry} />
      )}
      {answers.status === 'ready' && <Offered answers={answers.data} {...{ reuse, onOpen }} />}
    </Box>
  );
}

interface OfferedProps {
  answers: readonly EarlierAnswer[];
  reuse: Reuse;
  onOpen: (quote: Quote) => void;
}

function Offered({ answers, reuse, onOpen }: OfferedProps) {
  if (answers.length === 0) {
    return <EmptyState icon={<History />} title="No answer sent in this study is to a question like this one" />;
  }
  return (
    <>
      {answers.every(({ is_close }) => !is_close) && (
        <Typography variant="body2">No close match. These share a word or the subject.</Typography>
      )}
      <OfferedList {...{ answers, reuse, onOpen }} />
    </>
  );
}

function OfferedList({ answers, reuse, onOpen }: OfferedProps) {
  return (
    <Box
      component="ol"
      aria-label="Earlier answers, best first"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
    >
      {answers.map((earlier) => (
        <OfferedAnswer key={`${earlier.request_id} ${earlier.query_id}`} {...{ earlier, reuse, onOpen }} />
      ))}
    </Box>
  );
}

/** What became of the last one. Announced. */
function Inserted({ inserted }: Pick<Reuse, 'inserted'>) {
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {inserted?.lost.length === 0 && (
        <Alert severity="success">Inserted at the end of the response. Check that it fits this question.</Alert>
      )}
      {inserted && inserted.lost.length > 0 && (
        <Alert severity="warning">
          Inserted at the end of the response, without {sourcesText(inserted.lost.length)} that today’s documents do not
          have any more. What they were cited for may have changed:
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
            {inserted.lost.map(({ number, document_name, page, text_snippet }) => (
              <li key={number}>
                {document_name}, page {page}: “{text_snippet}”
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {inserted && inserted.identifying.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          May say who asked before: {inserted.identifying.map((words) => `“${words}”`).join(', ')}. Remove it from the
          response before you send.
        </Alert>
      )}
    </Box>
  );
}

function sourcesText(count: number): string {
  return count === 1 ? 'one source' : `${count} sources`;
}
