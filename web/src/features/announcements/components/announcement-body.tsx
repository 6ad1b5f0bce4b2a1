import type { AnnouncementView } from '@trialdesk/contract/replies/announcements';
import type { SharedAnswer } from '@trialdesk/contract/entities/announcement';
import type { Citation } from '@trialdesk/contract/entities/citation';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AnswerText } from '../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../components/cited-answer/citation-list.tsx';
import { OpenedCitation } from '../../../components/cited-answer/opened-citation.tsx';
import { requestPath } from '../../../config/paths.ts';
import { getSharedPage } from '../api/get-shared-page.ts';

/** The team's own words, or a question with its answer and the sources of that. */
export function AnnouncementBody({ announcement: { id, text, shared, request_id } }: AnnouncementBodyProps) {
  if (!shared) {
    return (
      <Box dir="auto" sx={WORDS}>
        {text}
      </Box>
    );
  }
  return (
    <>
      <Shared {...{ id, text, shared }} />
      {request_id !== null && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          <Link component={RouterLink} to={requestPath(request_id)}>
            Open the request that this answered
          </Link>
        </Typography>
      )}
    </>
  );
}

interface AnnouncementBodyProps {
  announcement: AnnouncementView;
}

function Shared({ id, text, shared }: { id: string; text: string; shared: SharedAnswer }) {
  const [opened, setOpened] = useState<Citation | null>(null);
  const load = useCallback((number: number) => getSharedPage(id, number), [id]);
  const { question, citations } = shared;
  return (
    <>
      <Heading>Question</Heading>
      <Box dir="auto" sx={WORDS}>
        {question}
      </Box>
      <Heading>Answer</Heading>
      <AnswerText answerId={id} onOpen={setOpened} hasCards {...{ text, citations }} />
      {citations.length > 0 && (
        <>
          <Heading>Citations</Heading>
          <CitationList answerId={id} onOpen={setOpened} {...{ text, citations }} />
        </>
      )}
      <OpenedCitation citation={opened} load={load} onClose={() => setOpened(null)} />
    </>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Typography component="h3" sx={{ fontWeight: 600, fontSize: '0.9375rem', mt: 2, mb: 0.5 }}>
      {children}
    </Typography>
  );
}

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.65, maxWidth: '72ch' } as const;
