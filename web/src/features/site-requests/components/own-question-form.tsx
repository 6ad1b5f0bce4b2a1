import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { charactersLeft } from '../../../components/characters-left.ts';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { onCtrlEnter } from '../../../components/on-ctrl-enter.ts';
import { LEAVE_OUT, PrivacyHint } from '../../../components/privacy-hint.tsx';
import { RestoredDraftNotice } from '../../../components/restored-draft-notice.tsx';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden.ts';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';

interface OwnQuestionFormProps {
  /** Under which the text is kept until it is sent. */
  name: string;
  /** Why it is another form than was opened. */
  notice: string | null;
  initial: string;
  label: string;
  submit: string;
  max: number;
  isLine: boolean;
  /** False if it was refused; the text stays. */
  onSubmit: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

export function OwnQuestionForm(props: OwnQuestionFormProps) {
  const { name, notice, initial, label, submit, max, isLine, onSubmit, onCancel } = props;
  const draft = useStoredDraft(name);
  const field = useRef<HTMLInputElement>(null);
  const [isRestored, setIsRestored] = useState(draft.text !== '');
  const [isSending, setIsSending] = useState(false);
  const text = draft.text === '' ? initial : draft.text;
  const length = text.trim().length;
  const tooLong =
    length > max
      ? `At most ${max.toLocaleString('en-US')} characters. These are ${length.toLocaleString('en-US')}.`
      : '';
  const canSend = length > 0 && text.trim() !== initial;

  async function send() {
    if (!canSend || isSending || tooLong !== '') return;
    setIsSending(true);
    if (await onSubmit(text.trim())) draft.clear();
    setIsSending(false);
  }

  return (
    <Box
      component="form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={onCtrlEnter(() => void send())}
      sx={{ display: 'grid', gap: 1.5, maxWidth: '76ch' }}
    >
      <Box role="status" sx={notice === null ? VISUALLY_HIDDEN : {}}>
        {notice !== null && <Alert severity="info">{notice}</Alert>}
      </Box>
      {isRestored && notice === null && (
        <RestoredDraftNotice
          what="text"
          onDiscard={() => {
            draft.clear();
            setIsRestored(false);
            field.current?.focus();
          }}
        />
      )}
      <Box>
        <TextField
          id={name}
          label={label}
          required
          fullWidth
          autoFocus
          inputRef={field}
          multiline={!isLine}
          minRows={isLine ? undefined : 3}
          value={text}
          error={tooLong !== ''}
          helperText={tooLong || charactersLeft(text, max)}
          slotProps={{
            htmlInput: {
              dir: 'auto',
              readOnly: isSending,
              'aria-describedby': `${name}-helper-text ${name}-privacy`,
            },
          }}
          onChange={(event) => draft.setText(event.target.value)}
        />
        <PrivacyHint id={`${name}-privacy`} text={text} advice={LEAVE_OUT} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LoadingButton
          type="submit"
          size="small"
          variant="contained"
          loading={isSending}
          aria-keyshortcuts="Control+Enter"
          disabled={!canSend}
        >
          {submit}
        </LoadingButton>
        <Button
          size="small"
          disabled={isSending}
          onClick={() => {
            draft.clear();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
