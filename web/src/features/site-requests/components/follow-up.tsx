import type { SiteQuery, SiteRequest } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useRef, useState, type RefObject } from 'react';
import { charactersLeft } from '../../../components/characters-left.ts';
import { DiscardedTextNotice } from '../../../components/discarded-text-notice.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { onCtrlEnter } from '../../../components/on-ctrl-enter.ts';
import { LEAVE_OUT, PrivacyHint } from '../../../components/privacy-hint.tsx';
import { RestoredDraftNotice } from '../../../components/restored-draft-notice.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';
import { useAskFollowUp } from '../api/use-ask-follow-up.ts';

const { max } = LIMITS.question;

interface FollowUpProps {
  request: SiteRequest;
  /** Heading of the newest question; takes focus when the box closes. */
  newest: RefObject<HTMLElement | null>;
}

/**
 * The follow-up box. A stored draft reopens it, also in another tab, and keeps it open while someone else's newer question
 * awaits a response.
 */
export function FollowUp({ request, newest }: FollowUpProps) {
  const draft = useStoredDraft(`follow-up.${request.request_id}`);
  const isAnswered = request.queries.some(({ answer }) => answer !== null) && !waits(request.queries.at(-1));
  const [open, setOpen] = useState(draft.text !== '');
  const [isRestored, setIsRestored] = useState(open);
  const [sending, setSending] = useState(false);
  const [discarded, setDiscarded] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const keptFocus = useKeptFocus(() => opener.current ?? newest.current);
  const ask = useAskFollowUp(request);
  const toast = useToast();
  const length = draft.text.trim().length;
  const tooLong =
    length > max
      ? `Question can have at most ${max.toLocaleString('en-US')} characters. This one has ${length.toLocaleString('en-US')}.`
      : null;
  const canSend = length > 0 && isAnswered && !sending;

  async function submit() {
    if (!canSend || tooLong) return;
    setSending(true);
    try {
      await ask(draft.text);
      draft.clear();
      setDiscarded('');
      setIsRestored(false);
      setOpen(false);
      toast.success('followUpSubmitted');
    } catch {
      toast.error('followUpFailed');
    } finally {
      setSending(false);
    }
  }

  function cancel() {
    if (length > 0) setDiscarded(draft.text);
    draft.clear();
    setIsRestored(false);
    setOpen(false);
  }

  function discardRestored() {
    draft.clear();
    setIsRestored(false);
    field.current?.focus();
  }

  function restore() {
    draft.setText(discarded);
    setDiscarded('');
    setOpen(true);
    field.current?.focus();
  }

  const discardedNotice = discarded !== '' && draft.text === '' && <DiscardedTextNotice onRestore={restore} />;
  return (
    <Box {...keptFocus} className="td-screen-only" sx={{ display: 'contents' }}>
      {!open && isAnswered && (
        <Button
          ref={opener}
          variant="contained"
          startIcon={<QuestionAnswer />}
          onClick={() => setOpen(true)}
          sx={{ justifySelf: { sm: 'start' } }}
        >
          Ask Follow-up Question
        </Button>
      )}
      {!open && discardedNotice}
      {open && (
        <Card
          component="form"
          aria-label="Follow-up question"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          onKeyDown={onCtrlEnter(() => void submit())}
          sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}
        >
          {!isAnswered && !sending && (
            <Alert severity="info" role="status">
              The question above is still awaiting a response. Your text is kept, and you can send it after that.
            </Alert>
          )}
          {isRestored && <RestoredDraftNotice what="question" onDiscard={discardRestored} />}
          <Box>
            <TextField
              id="follow-up"
              label="Follow-up question"
              required
              fullWidth
              multiline
              minRows={4}
              slotProps={{ htmlInput: { dir: 'auto', 'aria-describedby': 'follow-up-helper-text follow-up-privacy' } }}
              autoFocus
              inputRef={field}
              value={draft.text}
              onChange={(event) => draft.setText(event.target.value)}
              error={tooLong !== null}
              helperText={tooLong ?? charactersLeft(draft.text, max)}
            />
            <PrivacyHint id="follow-up-privacy" text={draft.text} advice={LEAVE_OUT} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <LoadingButton
              type="submit"
              variant="contained"
              loading={sending}
              aria-keyshortcuts="Control+Enter"
              disabled={!canSend && !sending}
            >
              Submit Question
            </LoadingButton>
            <Button disabled={sending} onClick={cancel}>
              Cancel
            </Button>
          </Box>
          {discardedNotice}
        </Card>
      )}
    </Box>
  );
}

function waits(query: SiteQuery | undefined): boolean {
  return query?.answer === null && query.withdrawn === undefined;
}
