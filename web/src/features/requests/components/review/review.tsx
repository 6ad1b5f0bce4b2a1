import type { Quote } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DateTime } from '../../../../components/date-time.tsx';
import { LeaveGuard } from '../../../../components/leave-guard.tsx';
import { Page } from '../../../../components/page.tsx';
import { CitedDocument } from '../../../../components/pdf-viewer/cited-document.tsx';
import { PATHS } from '../../../../config/paths.ts';
import { useScopeDocuments } from '../../api/use-scope-documents.ts';
import { RequestStatusBadge } from '../request-status.tsx';
import { AllCitations } from './all-citations.tsx';
import { DraftAnnouncer } from './draft-announcer.tsx';
import { QueryTurn } from './query-turn.tsx';
import { RequestInformation } from './request-information.tsx';
import { isUnsaved } from './response-edit.ts';
import { REVIEW_GRID, REVIEW_WIDTH } from './review-layout.ts';
import { useDraftNotice } from './use-draft-notice.ts';
import { useExcludedCitations } from './use-excluded-citations.ts';
import { useResponseEdits } from './use-response-edits.ts';

/** Lazy, since the form is large and below the conversation. */
const EvaluationCard = lazy(async () => ({ default: (await import('./evaluation-card.tsx')).EvaluationCard }));

interface ReviewProps {
  request: RequestRecord;
}

/** The review screen: conversation, citations and the form that sends the answer. */
export function Review({ request }: ReviewProps) {
  const { request_id: requestId, queries, status } = request;
  const { edits, setEdit } = useResponseEdits(requestId);
  const live = useScopeDocuments(request.study_id);
  const documents = live.status === 'ready' ? live.data : null;
  const archived = useMemo(() => archivedIn(documents ?? []), [documents]);
  const [opened, setOpened] = useState<Quote | null>(null);
  const state = useLocation().state as { dashboard?: string } | null;
  const dashboard = PATHS.dashboard + (state?.dashboard ?? '');
  const openQuery = status === 'completed' ? undefined : queries.findLast(({ sent }) => !sent);
  const { excluded, setExcluded, clearExcluded } = useExcludedCitations(requestId, openQuery);
  useDraftNotice(request);

  return (
    <Page
      title={request.title}
      width={REVIEW_WIDTH}
      back={{ to: dashboard, label: 'Back to Dashboard' }}
      subtitle={
        <>
          <RequestStatusBadge status={status} />
          <span>
            Created <DateTime at={request.created_at} />
          </span>
        </>
      }
    >
      <LeaveGuard isActive={Object.values(edits).some(isUnsaved)}>
        Your response is not saved. It stays in this tab until you close it, and nobody else can see it.
      </LeaveGuard>
      <DraftAnnouncer queries={queries} />
      <Box sx={REVIEW_GRID}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <RequestInformation request={request} />
          <Box component="section" aria-label="Conversation" sx={{ display: 'grid', gap: 3 }}>
            {queries.map((query, index) => (
              <QueryTurn
                key={query.id}
                position={{ index, count: queries.length }}
                isOpen={status !== 'completed' && !query.sent}
                edit={edits[query.id] ?? null}
                setEdit={(edit) => setEdit(query.id, edit)}
                excluded={query.id === openQuery?.id ? excluded : null}
                {...{ requestId, query, documents, archived, setExcluded }}
                onOpen={setOpened}
              />
            ))}
          </Box>
          {openQuery && (
            <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
              <EvaluationCard
                key={openQuery.id}
                query={openQuery}
                edit={edits[openQuery.id] ?? null}
                setEdit={(edit) => setEdit(openQuery.id, edit)}
                onSent={clearExcluded}
                {...{ requestId, dashboard, excluded }}
              />
            </Suspense>
          )}
        </Box>
        <AllCitations {...{ queries, archived }} onOpen={setOpened} />
      </Box>
      <CitedDocument citation={opened} onClose={() => setOpened(null)} />
    </Page>
  );
}

function archivedIn(documents: readonly StudyDocument[]): ReadonlySet<string> {
  return new Set(documents.filter(({ document_status }) => document_status === 'archived').map(({ id }) => id));
}
