import { citedNumbers } from '@trialdesk/contract/citation-marks';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { OcrNote } from '../../../../components/cited-answer/ocr-note.tsx';
import { listedCitations } from './listed-citations.ts';
import { SentChoice } from './sent-choice.tsx';

export interface AllCitationsProps {
  queries: readonly RequestQuery[];
  archived: ReadonlySet<string>;
  /** The answer that is to be sent; undefined when all are. */
  toSend: AnswerToSend | undefined;
  onOpen: (citation: Citation) => void;
}

interface AnswerToSend {
  query: RequestQuery;
  text: string;
  /** Numbers of citations that are not sent. */
  excluded: readonly number[];
  setExcluded: (numbers: number[]) => void;
  /** Absent while the response cannot be edited. */
  onInsert: ((passage: PossiblePassage) => void) | undefined;
}

/** The sources of all answers, newest question first. Each of the open one can be withheld from the site. */
export function AllCitations({ queries, archived, toSend, onOpen }: AllCitationsProps) {
  const textToSend = ({ id }: RequestQuery) => (id === toSend?.query.id ? toSend.text : undefined);
  const cited = queries
    .map((query, index) => ({ id: query.id, index, citations: listedCitations(query, textToSend(query)) }))
    .filter(({ citations }) => citations.length > 0)
    .reverse();
  return (
    <Box component="aside" aria-labelledby="all-citations">
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
            <CitationList
              answerId={id}
              namesPeople
              {...{ citations, archived, onOpen }}
              renderScan={(citation) =>
                citation.ocr_rect && <OcrNote citation={citation} rect={citation.ocr_rect} withImage />
              }
              {...(id === toSend?.query.id && { renderAction: (citation) => <Choice {...{ citation, toSend }} /> })}
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}

function Choice({ citation, toSend }: { citation: Citation; toSend: AnswerToSend }) {
  const { text, excluded, setExcluded, onInsert } = toSend;
  const { number } = citation;
  return (
    <SentChoice
      passage={citation}
      isCited={citedNumbers(text).includes(number)}
      isSent={!excluded.includes(number)}
      onChange={(isSent) => setExcluded(isSent ? excluded.filter((each) => each !== number) : [...excluded, number])}
      onInsert={onInsert}
    />
  );
}
