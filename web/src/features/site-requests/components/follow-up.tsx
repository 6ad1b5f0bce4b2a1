import type { SiteRequest } from '@trialdesk/contract/entities/request';
import { LIMITS } from '@trialdesk/contract/limits';
import QuestionAnswer from '@mui/icons-material/QuestionAnswerOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';
import { useAskFollowUp } from '../api/use-ask-follow-up.ts';

interface FollowUpProps {
  request: SiteRequest;
}

/** The box for a further question. A text that was begun opens it again after a reload. */
export function FollowUp({ request }: FollowUpProps) {
  const draft = useStoredDraft(`follow-up.${request.request_id}.${request.queries.length}`);
  const [open, setOpen] = useState(draft.text !== '');
  const [sending, setSending] = useState(false);
  // The button that opened the box is drawn anew when it is cancelled, and gets the focus back.
  const [isCancelled, setIsCancelled] = useState(false);
  const ask = useAskFollowUp(request);
  const toast = useToast();

  async function submit() {
    setSending(true);
    try {
      await ask(draft.text);
      draft.clear();
      setOpen(false);
      toast.success('followUpSubmitted');
    } catch {
      toast.error('followUpFailed');
    } finally {
      setSending(false);
    }
  }

  if (!open) {
    return (
      <Button
        variant="contained"
        startIcon={<QuestionAnswer />}
        autoFocus={isCancelled}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: { sm: 'start' } }}
      >
        Ask Follow-up Question
      </Button>
    );
  }
  return (
    <Card
      component="form"
      aria-label="Follow-up question"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 2, p: { xs: 2, sm: 3 } }}
    >
      <TextField
        id="follow-up"
        label="Follow-up question"
        multiline
        minRows={4}
        autoFocus
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.question.max } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={sending || draft.text.trim() === ''}>
          Submit Question
        </Button>
        <Button
          disabled={sending}
          onClick={() => {
            draft.clear();
            setIsCancelled(true);
            setOpen(false);
          }}
        >
          Cancel
        </Button>
      </Box>
    </Card>
  );
}
