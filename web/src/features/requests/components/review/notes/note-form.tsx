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
import { MentionsField } from './mentions-field.tsx';

const { max } = LIMITS.noteText;

const FIELD = 'note';

interface TypedNote {
  text: string;
  mentions: Actor[];
}

const EMPTY: TypedNote = { text: '', mentions: [] };

/** What is typed stays in the browser until it is added or discarded. */
export function NoteForm({ requestId }: { requestId: string }) {
  const [typed, setTyped] = useStoredValue<TypedNote>(`note.${requestId}`);
  const [isRestored, setIsRestored] = useState(typed !== null);
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const { text, mentions } = typed ?? EMPTY;
  const length = text.trim().length;
  const isTooLong = length > max;
  const canAdd = length > 0 && !isTooLong;

  const change = (part: Partial<TypedNote>) => {
    const next = { text, mentions, ...part };
    setTyped(next.text === '' && next.mentions.length === 0 ? null : next);
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
    focusField();
  };

  const add = async () => {
    if (!canAdd || isAdding) return;
    setIsAdding(true);
    setProblem(null);
    try {
      const { not_mailed } = await addNote(requestId, { text: text.trim(), mentions: mentions.map(({ id }) => id) });
      clear();
      focusField();
      setAdded(`Note added.${notMailed(not_mailed)}`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.detail : 'The note could not be added. Please try again.');
    } finally {
      setIsAdding(false);
    }
  };

  return (
    <Box
      component="form"
      aria-label="New note"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      onKeyDown={onCtrlEnter(() => void add())}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      {isRestored && <RestoredDraftNotice what="note" onDiscard={discard} />}
      <TextField
        id={FIELD}
        label="Note"
        multiline
        minRows={2}
        maxRows={12}
        value={text}
        error={isTooLong}
        helperText={charactersLeft(text, max)}
        slotProps={{ htmlInput: { dir: 'auto', readOnly: isAdding } }}
        onChange={(event) => change({ text: event.target.value })}
      />
      <MentionsField value={mentions} onChange={(chosen) => change({ mentions: chosen })} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <LoadingButton
          type="submit"
          variant="outlined"
          loading={isAdding}
          aria-keyshortcuts="Control+Enter"
          disabled={!canAdd && !isAdding}
        >
          Add Note
        </LoadingButton>
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {added}
        </Box>
      </Box>
    </Box>
  );
}

/** Ready for the next note, after a click too. */
function focusField(): void {
  document.getElementById(FIELD)?.focus();
}

function notMailed(names: readonly string[]): string {
  if (names.length === 0) return '';
  const has = names.length === 1 ? 'has' : 'have';
  return ` ${new Intl.ListFormat('en').format(names)} ${has} switched mail off and will not get one.`;
}
