import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { unfilledText } from '@trialdesk/contract/placeholders';
import { LIMITS } from '@trialdesk/contract/limits';
import Article from '@mui/icons-material/ArticleOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Star from '@mui/icons-material/StarOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useRef } from 'react';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { useKeyHint, useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { useAskedColleagues } from '../../api/use-notes.ts';
import { BarLink } from './bar-link.tsx';
import { danglingText, type CitedNumbers } from './cited-numbers.ts';
import { currentCitations } from './response-edit.ts';
import { BESIDE, EVALUATION_FORM, SENDING_FIELDS } from './review-layout.ts';
import type { Sendable } from './sendable.ts';

/** Lazy, since only what somebody has changed can say the opposite. */
const ReversedWarning = lazy(async () => ({
  default: (await loadCode(() => import('./reversed-warning.tsx'))).ReversedWarning,
}));

interface SendBarProps {
  requestId: string;
  query: RequestQuery;
  current: Sendable;
  cited: CitedNumbers;
  /** Why the last attempt to send failed. */
  problem: string | null;
  onSource: (() => void) | undefined;
}

function show(id: string): void {
  const target = document.getElementById(id);
  target?.scrollIntoView({ block: 'start' });
  target?.focus({ preventScroll: true });
}

/**
 * Sends the answer from anywhere on the screen but other text fields. On small screens it also leads to question, answer,
 * source and evaluation.
 */
export function SendBar({ requestId, query, current, cited, problem, onSource }: SendBarProps) {
  const { values, isSubmitting } = useFormikContext<EvaluationInput>();
  const button = useRef<HTMLButtonElement>(null);
  const keys = useKeyHint('S', 'Control+Enter');
  useShortcuts([
    { keys: 'S', label: 'Go to Send Response', run: () => button.current?.focus() },
    {
      keys: 'Control+Enter',
      label: 'Send the response',
      fields: SENDING_FIELDS,
      run: () => button.current?.click(),
    },
  ]);
  const warnings = useAskedColleagues(requestId).map((name) => `${name} was asked in a note and has not answered yet.`);
  if (isUnchecked(query, current)) {
    warnings.push(
      'The draft is unchanged, and its confidence is low: check it against the cited pages before you send it.',
    );
  }
  const text = current.state === 'ready' ? current.text : '';
  const unfilled = current.state === 'ready' ? unfilledText(current.text) : null;
  const dangling = cited.dangling.length > 0 ? danglingText(cited.dangling) : null;
  const isBlocked = unfilled !== null || dangling !== null;
  const problems = [dangling, unfilled, problem].filter((each) => each !== null);
  const rated = [values.relevance, values.tone, values.citation_quality].join(', ');
  const small = { display: 'flex', [`@media (min-width: ${BESIDE}px)`]: { display: 'none' } };
  const large = { display: 'none', [`@media (min-width: ${BESIDE}px)`]: { display: 'inline-flex' } };
  return (
    <>
      <Suspense>
        <ReversedWarning query={query} response={{ text, citations: currentCitations(query) }} />
      </Suspense>
      {[...warnings, ...problems].map((each, at) => (
        <Alert key={each} severity={at < warnings.length ? 'warning' : 'error'} sx={{ borderRadius: 0 }}>
          {each}
        </Alert>
      ))}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: { xs: 0.5, sm: 2 },
          rowGap: 0.5,
          px: { xs: 1, sm: 3 },
          py: 1,
          minHeight: 63,
        }}
      >
        <Box
          sx={{
            flex: { xs: '1 0 100%', md: '1 1 0' },
            px: { xs: 1, sm: 0 },
            fontSize: { xs: '0.8125rem', md: '0.875rem' },
            color: 'text.secondary',
          }}
        >
          {!isBlocked && sendSummary(current, { kept: cited.sent.length, hasCitations: isReadyDraft(query.draft) })}
        </Box>
        <Box component="nav" aria-label="On this screen" sx={small}>
          <BarLink label="Question" icon={<Help />} onClick={() => show(`question-${query.id}`)} />
          <BarLink label="Answer" icon={<Notes />} onClick={() => show(`answer-${query.id}`)} />
          <BarLink label="Source" icon={<Article />} onClick={onSource} />
          <BarLink label="Evaluate" icon={<Star />} onClick={() => show('evaluate')} />
        </Box>
        <Button size="small" color="inherit" startIcon={<Star />} onClick={() => show('evaluate')} sx={large}>
          {`Evaluation: draft ${values.answered ? 'answered' : 'did not answer'}; ${rated} of ${LIMITS.rating.max}`}
        </Button>
        <LoadingButton
          ref={button}
          aria-keyshortcuts={keys}
          type="submit"
          form={EVALUATION_FORM}
          variant="contained"
          startIcon={<Send />}
          loading={isSubmitting}
          disabled={current.state !== 'ready' || isBlocked}
          sx={{ ml: 'auto', minHeight: 44, px: { xs: 1.5, sm: 2 }, whiteSpace: 'nowrap' }}
        >
          Send Response
        </LoadingButton>
      </Box>
    </>
  );
}

function isUnchecked({ draft }: RequestQuery, current: Sendable): boolean {
  const isAsDrafted = current.state === 'ready' && current.from === 'draft';
  return isAsDrafted && isReadyDraft(draft) && draft.confidence === 'low';
}

function sendSummary(current: Sendable, { kept, hasCitations }: { kept: number; hasCitations: boolean }): string {
  switch (current.state) {
    case 'empty':
      return 'There is no answer to send yet. Write one above.';
    case 'conflict':
      return 'Choose which text to keep above.';
    case 'ready': {
      const texts = { editor: 'the text in the editor', saved: 'the saved response', draft: 'the draft as is' };
      const sources = kept === 1 ? '1 citation' : `${kept} citations`;
      return `Sends ${texts[current.from]}${hasCitations ? ` with ${sources}` : ''}.`;
    }
  }
}
