import { isFinishedDraft, isReadyDraft } from '@trialdesk/contract/entities/draft';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { DateTime } from '../../../../components/date-time.tsx';
import { DiscardedTextNotice } from '../../../../components/discarded-text-notice.tsx';
import { StatusBadge } from '../../../../components/status-badge.tsx';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { isPendingReview, newerDraft, shownAnswer, type ShownAnswer } from '../shown-answer.ts';
import { AnswerBody } from './answer-body.tsx';
import { Disagreements } from './disagreements.tsx';
import { ConfidenceBadge, DraftFacts } from './draft-facts.tsx';
import { showsConfidence } from './draft-settings.ts';
import { NewerDraft } from './newer-draft.tsx';
import { SupersededNotice } from './superseded-notice.tsx';
import type { QueryTurnProps } from './query-turn-props.ts';
import { Regenerate } from './regenerate.tsx';
import { beginEdit, reconcile, type ResponseEdit } from './response-edit.ts';
import { scopeChanges } from './scope-changes.ts';
import { StaleNotice } from './stale-notice.tsx';

/** Lazy, since reading the conversation does not need it. */
const ResponseEditor = lazy(async () => ({ default: (await import('./response-editor.tsx')).ResponseEditor }));

/** The answer to a question: sent, saved, drafted, or in the editor. */
export function AnswerBlock(props: QueryTurnProps) {
  const { requestId, query, isOpen, edit, setEdit, documents, archived, onOpen } = props;
  const { draft, sent } = query;
  const answer = shownAnswer(query);
  const newer = newerDraft(query);
  const written = isOpen && isFinishedDraft(draft) ? draft : null;
  const changes = written && documents ? scopeChanges(written, documents) : [];
  const regenerate = isOpen && <Regenerate {...{ requestId, query }} />;
  const reconciled = edit && reconcile(edit, query);
  const isEditing = isOpen && (reconciled?.state === 'open' || reconciled?.state === 'conflict');
  const [discarded, setDiscarded] = useState<ResponseEdit | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(() => (isEditing ? field.current : (editButton.current ?? heading.current)));
  const open = (opened: ResponseEdit) => {
    setDiscarded(null);
    setEdit(opened);
  };
  const close = (unsaved: ResponseEdit | null) => {
    setDiscarded(unsaved);
    setEdit(null);
  };
  return (
    <Box {...keptFocus} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 1, minHeight: 34 }}>
        <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {headingOf(answer)}
        </Typography>
        {isOpen && isPendingReview(query) && <StatusBadge tone="pending">Pending Review</StatusBadge>}
        {answer?.kind === 'edited' && <StatusBadge tone="info">Edited, not sent</StatusBadge>}
        {answer?.kind === 'drafted' && isReadyDraft(draft) && showsConfidence(draft) && (
          <ConfidenceBadge confidence={draft.confidence} />
        )}
        {changes.length > 0 && <StatusBadge tone="pending">Out of date</StatusBadge>}
        {isOpen && !isEditing && (
          <Button
            ref={editButton}
            size="small"
            variant="outlined"
            startIcon={<Edit />}
            onClick={() => open(beginEdit(query))}
            sx={{ ml: 'auto' }}
          >
            Edit Response
          </Button>
        )}
      </Box>
      {changes.length > 0 && <StaleNotice changes={changes}>{regenerate}</StaleNotice>}
      {written?.state === 'ready' && <Disagreements conflicts={written.conflicts} {...{ archived, onOpen }} />}
      {edit && reconciled?.state === 'superseded' && sent && (
        <SupersededNotice sent={sent} text={edit.text} onDiscard={() => setEdit(null)} />
      )}
      {isOpen && !isEditing && discarded && <DiscardedTextNotice onRestore={() => open(discarded)} />}
      {isEditing && (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <ResponseEditor
            {...{ requestId, query, setEdit, field }}
            edit={reconciled.edit}
            isConflict={reconciled.state === 'conflict'}
            onClose={close}
          />
        </Suspense>
      )}
      <AnswerBody {...props} answer={answer} isTextHidden={isEditing} />
      <Attribution query={query} answer={answer} />
      {isOpen && newer && <NewerDraft {...{ requestId, query, archived, onOpen }} draft={newer} />}
      {written && <DraftFacts draft={written} />}
      {changes.length === 0 && regenerate}
    </Box>
  );
}

function headingOf(answer: ShownAnswer | null): string {
  return answer && answer.kind !== 'drafted' ? 'Final Answer' : 'Generated Answer';
}

function Attribution({
  query: { edit, sent },
  answer,
}: {
  query: QueryTurnProps['query'];
  answer: ShownAnswer | null;
}) {
  const by =
    answer?.kind === 'sent' && sent
      ? { verb: 'Sent', name: sent.sent_by.name, at: sent.sent_at }
      : answer?.kind === 'edited' && edit
        ? { verb: 'Edited', name: edit.saved_by.name, at: edit.saved_at }
        : null;
  if (!by) return null;
  return (
    <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
      {by.verb} by {by.name} · <DateTime at={by.at} />
    </Box>
  );
}
