import type { Actor } from '@trialdesk/contract/entities/user';
import { LIMITS } from '@trialdesk/contract/limits';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { charactersLeft } from '../../../../../components/characters-left.ts';
import { LoadingButton } from '../../../../../components/loading-button.tsx';
import { onCtrlEnter } from '../../../../../components/on-ctrl-enter.ts';
import { RestoredDraftNotice } from '../../../../../components/restored-draft-notice.tsx';
import { ApiError } from '../../../../../lib/api-error.ts';
import { useStoredValue } from '../../../../../lib/use-stored-value.ts';
import { addNote } from '../../../api/add-note.ts';
import { AsksField } from './asks-field.tsx';
import { MentionsField } from './mentions-field.tsx';

const { max } = LIMITS.noteText;

interface TypedNote {
  text: string;
  mentions: Actor[];
  /** Absent in what was typed in an earlier release. */
  asks?: Actor | null;
}

const EMPTY: TypedNote = { text: '', mentions: [] };

interface NoteFormProps {
  requestId: string;
  /** Id of the question that is answered; without one, the note answers none. */
  answers?: string;
  onAdded?: () => void;
}

/** What is typed stays in the browser until it is added or discarded. */
export function NoteForm({ requestId, answers, onAdded }: NoteFormProps) {
  const words = answers === undefined ? NOTE : ANSWER;
  const fieldId = answers === undefined ? 'note' : `answer-${answers}`;
  const [typed, setTyped] = useStoredValue<TypedNote>(`note.${answers ?? requestId}`);
  const [isRestored, setIsRestored] = useState(typed !== null);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const { text, mentions, asks = null } = typed ?? EMPTY;
  const length = text.trim().length;
  const isTooLong = length > max;
  const canAdd = length > 0 && !isTooLong;

  const change = (part: Partial<TypedNote>) => {
    const next = { text, mentions, asks, ...part };
    setTyped(next.text === '' && next.mentions.length === 0 && next.asks === null ? null : next);
    setProblem(null);
    setAdded('');
  };

  const clear = () => {
    setTyped(null);
    setIsRestored(false);
    setProblem(null);
  };

  const discard = () => {
    clear();
    document.getElementById(fieldId)?.focus();
  };

  const add = async () => {
    if (!canAdd || isAdding) return;
    setIsAdding(true);
    setProblem(null);
    try {
      const { not_mailed } = await addNote(requestId, {
        ...{ text: text.trim(), mentions: mentions.map(({ id }) => id) },
        ...(asks && { asks: asks.id }),
        ...(answers !== undefined && { answers }),
      });
      clear();
      document.getElementById(fieldId)?.focus();
      setAdded(`${words.added}${notMailed(not_mailed)}`);
      onAdded?.();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : words.failed);
    } finally {
      setIsAdding(false);
    }
  };

  return (
    <Box
      component="form"
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onKeyDown={onCtrlEnter(() => void add())}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {isRestored && <RestoredDraftNotice what={words.what} onDiscard={discard} />}
      <TextField
        id={fieldId}
        label={words.label}
        multiline
        minRows={2}
        maxRows={12}
        value={text}
        error={isTooLong}
        helperText={charactersLeft(text, max)}
        slotProps={{ htmlInput: { dir: 'auto', readOnly: isAdding } }}
        onChange={(event) => change({ text: event.target.value })}
      />
      {answers === undefined && (
        <>
          <MentionsField value={mentions} onChange={(chosen) => change({ mentions: chosen })} />
          <AsksField value={asks} onChange={(chosen) => change({ asks: chosen })} />
        </>
      )}
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton
          type="submit"
          variant="outlined"
          loading={isAdding}
          aria-keyshortcuts="Control+Enter"
          disabled={!canAdd && !isAdding}
        >
          {words.submit}
        </LoadingButton>
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {added}
        </Box>
      </Box>
    </Box>
  );
}

const NOTE = {
  form: 'New note',
  label: 'Note',
  what: 'note',
  submit: 'Add Note',
  added: 'Note added.',
  failed: 'The note could not be added. Please try again.',
} as const;

const ANSWER = {
  form: 'Answer',
  label: 'Your answer',
  what: 'answer',
  submit: 'Add Answer',
  added: 'Answer added.',
  failed: 'The answer could not be added. Please try again.',
} as const;

function notMailed(names: readonly string[]): string {
  if (names.length === 0) return '';
  const has = names.length === 1 ? 'has' : 'have';
  return ` ${new Intl.ListFormat('en').format(names)} ${has} switched email off and will not get one.`;
}
