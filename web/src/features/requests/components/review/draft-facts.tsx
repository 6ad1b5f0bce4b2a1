import type {
  Confidence,
  DraftFailure,
  GivenAnswer,
  NotFoundDraft,
  ReadyDraft,
  SetAsideDocument,
} from '@trialdesk/contract/entities/draft';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { DateTime } from '../../../../components/date-time.tsx';
import { StatusBadge, type Tone } from '../../../../components/status-badge.tsx';
import { requestPath } from '../../../../config/paths.ts';
import { documentLabel } from './scope-changes.ts';

const CONFIDENCE: Record<Confidence, { label: string; tone: Tone }> = {
  high: { label: 'High confidence', tone: 'success' },
  medium: { label: 'Medium confidence', tone: 'info' },
  low: { label: 'Low confidence', tone: 'attention' },
};

export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const { label, tone } = CONFIDENCE[confidence];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

const REASONS: Record<DraftFailure, string> = {
  quota: 'it had reached its limit of requests',
  unavailable: 'it was not available',
  timeout: 'it took too long to answer',
  unusable: 'its answers could not be used',
  refused: 'it declined to answer',
  misconfigured: 'it cannot be reached with the present configuration',
  budget: 'the tokens of the day are used up',
  storage: 'the documents could not be fetched',
  gave_up: 'it did not finish',
};

const SET_ASIDE: Record<SetAsideDocument['kind'], string> = { other_study: 'study', other_drug: 'drug' };

function originOf({ mode, model, instead_of }: ReadyDraft | NotFoundDraft): string {
  const written = mode === 'extractive' ? 'Extracted from the documents' : `Written by ${model}`;
  if (instead_of) return `${written}, not written by ${instead_of.model}: ${REASONS[instead_of.reason]}`;
  return mode === 'extractive' ? `${written}, no model` : written;
}

function GivenAnswers({ answers }: { answers: readonly GivenAnswer[] }) {
  return (
    <span>
      {'Approved answers it could quote: '}
      {answers.map(({ request_id, request_number, query_id }, at) => (
        <Fragment key={`${request_id} ${query_id}`}>
          {at > 0 && ', '}
          <Link href={requestPath(request_id)} target="_blank" rel="noopener" sx={{ whiteSpace: 'nowrap' }}>
            {request_number ?? 'an older request'}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}

/** Provenance of a draft: model, time and searched documents. */
export function DraftFacts({ draft }: { draft: ReadyDraft | NotFoundDraft }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.25, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {draft.state === 'ready' && draft.unnamed_medicine !== undefined && (
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {`The documents do not name ${draft.unnamed_medicine}. Check that the answer holds for it.`}
        </Box>
      )}
      <span>
        {originOf(draft)}
        {' · '}
        <DateTime at={draft.written_at} />
      </span>
      <span>
        {draft.searched.length > 0
          ? `Searched: ${draft.searched.map(documentLabel).join('; ')}`
          : 'This study has no documents to search.'}
      </span>
      {draft.given_answers && <GivenAnswers answers={draft.given_answers} />}
      {draft.set_aside?.map((document) => (
        <span key={document.id}>
          {`Not used: ${documentLabel(document)}. It is for all studies and names another ${SET_ASIDE[document.kind]}: ${document.named}.`}
        </span>
      ))}
    </Box>
  );
}
