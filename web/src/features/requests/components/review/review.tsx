import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { isOpenQuery, type RequestQuery } from '@trialdesk/contract/entities/request';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, lazy, Suspense, useMemo, useState } from 'react';
import { DateTime } from '../../../../components/date-time.tsx';
import { ExportRequest } from '../../../../components/export-request.tsx';
import { LeaveGuard } from '../../../../components/leave-guard.tsx';
import { Page } from '../../../../components/page.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import type { OwnedRequest } from '../../api/use-request.ts';
import { useNoteWriting } from '../../api/use-note-writing.ts';
import { useScopeDocuments } from '../../api/use-scope-documents.ts';
import { useWayBack } from '../opened-from.ts';
import { RequestStatusBadge } from '../request-status.tsx';
import { DraftAnnouncer } from './draft-announcer.tsx';
import { insertion } from './insertion.ts';
import { listedCitations } from './listed-citations.ts';
import { QueryTurn } from './query-turn.tsx';
import { RequestInformation } from './request-information.tsx';
import { currentText, isUnsaved } from './response-edit.ts';
import { BAR, BESIDE, REVIEW_GRID } from './review-layout.ts';
import { ReviewPanel, type StudyPanelType } from './review-panel.tsx';
import { sendable } from './sendable.ts';
import { useCiting } from './use-citing.ts';
import { useDraftNotice } from './use-draft-notice.ts';
import { useExcludedCitations } from './use-excluded-citations.ts';
import { useResponseEdits } from './use-response-edits.ts';
import { useSource } from './use-source.ts';
import { useStartReview } from './use-start-review.ts';
import { useSubmission } from './use-submission.ts';

/** Lazy, since the form is large and below the answer. */
const EvaluationCard = lazy(async () => ({
  default: (await loadCode(() => import('./evaluation-card.tsx'))).EvaluationCard,
}));

const RequestOwner = lazy(async () => ({
  default: (await loadCode(() => import('./request-owner.tsx'))).RequestOwner,
}));

interface ReviewProps {
  request: OwnedRequest;
  StudyPanel: StudyPanelType;
}

/** The review screen: conversation, newest question first, the form that sends the answer, and what it is checked against. */
export function Review({ request, StudyPanel }: ReviewProps) {
  const { request_id: requestId, queries, status } = request;
  const { edits, setEdit } = useResponseEdits(requestId);
  const isWriting = Object.values(edits).some(isUnsaved);
  const live = useScopeDocuments(request.study_id);
  const documents = live.status === 'ready' ? live.data : null;
  const archived = useMemo(() => archivedIn(documents ?? []), [documents]);
  const openQuery = status === 'processing' ? queries.findLast(isOpenQuery) : undefined;
  useStartReview(requestId, openQuery);
  useNoteWriting(requestId, isWriting && openQuery !== undefined, edits);
  const textOf = (query: RequestQuery) => {
    const current = sendable(query, edits[query.id] ?? null);
    return current.state === 'ready' ? current.text : currentText(query);
  };
  const openText = openQuery && textOf(openQuery);
  const citations = useMemo(
    () =>
      queries
        .toReversed()
        .flatMap((query) => listedCitations(query, query.id === openQuery?.id ? openText : undefined)),
    [queries, openQuery, openText],
  );
  const source = useSource(citations);
  const isBeside = useMediaQuery(`(min-width: ${BESIDE}px)`);
  const citing = useCiting({
    requestId,
    query: openQuery,
    edit: (openQuery && edits[openQuery.id]) ?? null,
    setEdit: (edit) => openQuery && setEdit(openQuery.id, edit),
    onCited: () => !isBeside && source.close(),
  });
  const submission = useSubmission(openQuery);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const back = useWayBack();
  const { excluded, setExcluded, clearExcluded } = useExcludedCitations(requestId, openQuery);
  useDraftNotice(request);

  const [firstCited] = citations;
  const insertInto = (query: RequestQuery) =>
    insertion(query, edits[query.id] ?? null, (edit) => setEdit(query.id, edit));

  return (
    <>
      <Box sx={REVIEW_GRID}>
        <Page
          title={request.title}
          isBesidePanel
          back={{ to: back.dashboard, label: 'Back to Dashboard' }}
          actions={<ExportRequest requestId={request.request_id} number={request.request_number} />}
          subtitle={
            <>
              <RequestStatusBadge status={status} />
              {request.request_number !== undefined && <span>{request.request_number}</span>}
              <span>
                Created <DateTime at={request.created_at} />
              </span>
            </>
          }
        >
          <LeaveGuard isActive={isWriting}>
            Your response is not saved. It stays in this browser until you log out, and nobody else can see it.
          </LeaveGuard>
          <DraftAnnouncer queries={queries} />
          <Suspense fallback={<Skeleton height={45} />}>
            <RequestOwner {...{ request, isWriting }} />
          </Suspense>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <RequestInformation request={request} />
            <Box
              component="section"
              aria-label="Conversation"
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {queries
                .map((query, index) => (
                  <Fragment key={query.id}>
                    <QueryTurn
                      title={request.title}
                      heading={request}
                      priority={request.priority}
                      position={{ index, count: queries.length }}
                      isOpen={status === 'processing' && isOpenQuery(query)}
                      edit={edits[query.id] ?? null}
                      setEdit={(edit) => setEdit(query.id, edit)}
                      {...{ requestId, query, documents, archived, submission }}
                      onOpen={source.open}
                      onInsert={insertInto(query)}
                    />
                    {query.id === openQuery?.id && (
                      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
                        <EvaluationCard
                          query={query}
                          edit={edits[query.id] ?? null}
                          setEdit={(edit) => setEdit(query.id, edit)}
                          onSent={clearExcluded}
                          onSource={firstCited && (() => source.open(source.opened ?? firstCited))}
                          {...{ requestId, back, excluded, bar, submission }}
                        />
                      </Suspense>
                    )}
                  </Fragment>
                ))
                .reverse()}
            </Box>
          </Box>
        </Page>
        <ReviewPanel
          {...{ StudyPanel, source, citations, isBeside, queries, archived, requestId, citing }}
          studyId={request.study_id}
          toSend={
            openQuery && {
              query: openQuery,
              text: textOf(openQuery),
              excluded,
              setExcluded,
              onInsert: insertInto(openQuery),
            }
          }
          answering={
            openQuery && {
              query: openQuery,
              edit: edits[openQuery.id] ?? null,
              setEdit: (edit) => setEdit(openQuery.id, edit),
            }
          }
          hasBar={openQuery !== undefined}
        />
      </Box>
      {openQuery && <Box ref={setBar} data-lower-bar sx={BAR} />}
    </>
  );
}

function archivedIn(documents: readonly StudyDocument[]): ReadonlySet<string> {
  return new Set(documents.filter(({ document_status }) => document_status === 'archived').map(({ id }) => id));
}
