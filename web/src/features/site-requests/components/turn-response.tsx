import type { Citation } from '@trialdesk/contract/entities/citation';
import type { SiteQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { AnswerText } from '../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';
import { OpenedCitation } from '../../../components/cited-answer/opened-citation.tsx';
import { SealLine } from '../../../components/seal-line.tsx';
import { SignatureLine } from '../../../components/signature-line.tsx';
import { getCitedPage } from '../api/get-cited-page.ts';

interface TurnResponseProps {
  requestId: string;
  queryId: string;
  answer: NonNullable<SiteQuery['answer']>;
}

/** A sent answer: who sent it and when, its text, and where each part of it is in the documents. */
export function TurnResponse({ requestId, queryId, answer }: TurnResponseProps) {
  const [opened, setOpened] = useState<Citation | null>(null);
  const load = useCallback((number: number) => getCitedPage(requestId, queryId, number), [requestId, queryId]);
  const { text, citations } = answer;
  return (
    <>
      <Box sx={{ mb: 1.25 }}>
        <Typography variant="h3">Research Team Response</Typography>
        <SignatureLine answer={answer} />
      </Box>
      <AnswerText answerId={queryId} onOpen={setOpened} hasCards {...{ text, citations }} />
      {citations.length > 0 && (
        <Box sx={{ mt: 2.5 }}>
          <Typography variant="h4" sx={{ mb: 0.75, fontSize: '0.875rem', fontWeight: 650 }}>
            Citations
          </Typography>
          <CitationList answerId={queryId} onOpen={setOpened} {...{ text, citations }} />
        </Box>
      )}
      <Box sx={{ mt: 2 }}>
        <SealLine requestId={requestId} queryId={queryId} />
      </Box>
      <OpenedCitation citation={opened} load={load} onClose={() => setOpened(null)} />
    </>
  );
}
