import { isFinishedDraft, isReadyDraft } from '@trialdesk/contract/entities/draft';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { DiscardedTextNotice } from '../../../../components/discarded-text-notice.tsx';
import { RestoredDraftNotice } from '../../../../components/restored-draft-notice.tsx';
import { StatusBadge } from '../../../../components/status-badge.tsx';
import { useMember } from '../../../../lib/session/session-context.ts';
import { useKeptFocus } from '../../../../lib/use-kept-focus.ts';
import { isPendingReview, newerDraft, shownAnswer, type ShownAnswer } from '../shown-answer.ts';
import { AnswerBody } from './answer-body.tsx';
import { Attribution } from './attribution.tsx';
import { responseDoubts } from './document-doubts.ts';
import { DoubtNotice } from './doubt-notice.tsx';
import { ConfidenceBadge, DraftFacts } from './draft-facts.tsx';
import { showsConfidence } from './draft-settings.ts';
import type { QueryTurnProps } from './query-turn-props.ts';
import { Regenerate } from './regenerate.tsx';
import { beginEdit, currentCitations, isUnsaved, reconcile, type ResponseEdit } from './response-edit.ts';
import { responseConflicts } from './response-conflicts.ts';
import { scopeChanges } from './scope-changes.ts';
import { StaleNotice } from './stale-notice.tsx';
import { knownSiteValues } from './known-site-values.ts';
import { useKeyHint, useShortcuts } from '../../../../lib/shortcuts/use-shortcuts.ts';
import { loadCode } from '../../../../lib/code/load-code.ts';

/** Lazy, since reading the conversation does not need it. */
const ResponseEditor = lazy(async () => ({
  default: (await loadCode(() => import('./response-editor.tsx'))).ResponseEditor,
}));

/** Lazy, since few questions have them. */
const Disagreements = lazy(async () => ({
  default: (await loadCode(() => import('./disagreements.tsx'))).Disagreements,
}));
const ResponseChecks = lazy(async () => ({
  default: (await loadCode(() => import('./response-checks.tsx'))).ResponseChecks,
}));
const NewerDraft = lazy(async () => ({ default: (await loadCode(() => import('./newer-draft.tsx'))).NewerDraft }));
const SupersededNotice = lazy(async () => ({
  default: (await loadCode(() => import('./superseded-notice.tsx'))).SupersededNotice,
}));

/** The answer to a question: sent, saved, drafted, or in the editor. */
export function AnswerBlock(props: QueryTurnProps) {
  const { requestId, heading, query, isOpen, edit, setEdit, submission, documents, archived, onOpen, onInsert } = props;
  const { draft, sent } = query;
  const answer = shownAnswer(query);
  const newer = newerDraft(query);
  const written = isOpen && isFinishedDraft(draft) ? draft : null;
  const changes = written && documents ? scopeChanges(written, documents) : [];
  const regenerate = isOpen && <Regenerate {...{ requestId, query }} />;
  const reconciled = edit && reconcile(edit, query);
  const isEditing = isOpen && (reconciled?.state === 'open' || reconciled?.state === 'conflict');
  const response = {
    text: isEditing ? reconciled.edit.text : (answer?.text ?? ''),
    citations: reconciled?.state === 'conflict' ? reconciled.edit.citations : currentCitations(query),
  };
  const isWritten = isEditing || answer?.kind === 'edited';
  const conflicts = isOpen ? responseConflicts(query, response) : [];
  const { user_id } = useMember();
  const lost = submission.lost?.queryId === query.id && sent?.sent_by.id !== user_id ? submission.lost.text : null;
  const unsent = edit && reconciled?.state === 'superseded' ? edit.text : lost;
  const discardUnsent = () => {
    setEdit(null);
    submission.setLost(null);
  };
  const [discarded, setDiscarded] = useState<ResponseEdit | null>(null);
  const [isRestored, setIsRestored] = useState(edit !== null && isUnsaved(edit));
  const [isLeftOpen, setIsLeftOpen] = useState(edit !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(() => (isEditing ? field.current : (editButton.current ?? title.current)));
  const open = (opened: ResponseEdit) => {
    setDiscarded(null);
    setIsLeftOpen(false);
    setEdit(opened);
  };
  const close = (unsaved: ResponseEdit | null) => {
    setDiscarded(unsaved);
    setIsRestored(false);
    setEdit(null);
  };
  const startEditing = () => (isEditing ? field.current?.focus() : open(beginEdit(query)));
  useShortcuts(isOpen ? [{ keys: 'E', label: 'Edit the response', run: startEditing }] : []);
  const editKey = useKeyHint('E');
  return (
    <Box {...keptFocus} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 1, minHeight: 34 }}>
        <Typography variant="h3" id={`answer-${query.id}`} ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
          {headingOf(answer)}
        </Typography>
        {isOpen && isPendingReview(query) && <StatusBadge tone="info">Pending Review</StatusBadge>}
        {answer?.kind === 'edited' && <StatusBadge tone="info">Edited, not sent</StatusBadge>}
        {answer?.kind === 'drafted' && isReadyDraft(draft) && showsConfidence(draft) && (
          <ConfidenceBadge confidence={draft.confidence} />
        )}
        {changes.length > 0 && <StatusBadge tone="attention">Out of date</StatusBadge>}
        {isOpen && !isEditing && (
          <Button
            ref={editButton}
            size="small"
            variant="outlined"
            startIcon={<Edit />}
            aria-keyshortcuts={editKey}
            onClick={() => open(beginEdit(query))}
            sx={{ ml: 'auto' }}
          >
            Edit Response
          </Button>
        )}
      </Box>
      {changes.length > 0 && <StaleNotice changes={changes}>{regenerate}</StaleNotice>}
      {isOpen && <DoubtNotice sentences={responseDoubts(query, response)} />}
      <Suspense>{conflicts.length > 0 && <Disagreements {...{ conflicts, archived, onOpen }} />}</Suspense>
      <Suspense>
        {isOpen && (isWritten || knownSiteValues(query).length > 0) && <ResponseChecks {...{ query, response }} />}
      </Suspense>
      <Suspense>
        {sent && unsent !== null && <SupersededNotice sent={sent} text={unsent} onDiscard={discardUnsent} />}
      </Suspense>
      {isOpen && !isEditing && discarded && <DiscardedTextNotice onRestore={() => open(discarded)} />}
      {isRestored && isOpen && reconciled?.state === 'open' && (
        <RestoredDraftNotice what="response" onDiscard={() => close(edit)} />
      )}
      {isEditing && (
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <ResponseEditor
            {...{ requestId, heading, query, isLeftOpen, setEdit, submission, field }}
            edit={reconciled.edit}
            isConflict={reconciled.state === 'conflict'}
            onClose={close}
          />
        </Suspense>
      )}
      <AnswerBody {...props} answer={answer} isTextHidden={isEditing} onInsert={isOpen ? onInsert : undefined} />
      <Attribution {...{ requestId, query, answer }} />
      <Suspense>{isOpen && newer && <NewerDraft {...{ requestId, query, archived, onOpen }} draft={newer} />}</Suspense>
      {written && <DraftFacts draft={written} />}
      {changes.length === 0 && regenerate}
    </Box>
  );
}

function headingOf(answer: ShownAnswer | null): string {
  return answer && answer.kind !== 'drafted' ? 'Final Answer' : 'Generated Answer';
}
