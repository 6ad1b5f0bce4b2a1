import { LIMITS } from '@trialdesk/contract/limits';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { editResponsePayload } from '@trialdesk/contract/payloads/submit-response';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type Ref } from 'react';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { saveEdit } from '../../api/respond.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { beginEdit, isUnsaved, type ResponseEdit } from './response-edit.ts';
import { responseError } from './response-error.ts';

interface ResponseEditorProps {
  requestId: string;
  query: RequestQuery;
  edit: ResponseEdit;
  isConflict: boolean;
  field: Ref<HTMLTextAreaElement>;
  setEdit: (edit: ResponseEdit) => void;
  /** Called after a save (null) or on Cancel, with the unsaved edit if there is one. */
  onClose: (unsaved: ResponseEdit | null) => void;
}

/** The response editor. Text is kept until it is saved or cancelled. */
export function ResponseEditor(props: ResponseEditorProps) {
  const { requestId, query, edit, isConflict, field, setEdit, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const fieldId = `response-${query.id}`;

  const save = async () => {
    const wrong = responseError(editResponsePayload, { final_answer: edit.text, version: edit.version });
    setError(wrong);
    if (wrong) return;
    setIsSaving(true);
    try {
      await saveEdit({ requestId, queryId: query.id, text: edit.text.trim(), version: edit.version });
      onClose(null);
      toast.success('editSaved');
    } catch (failure) {
      toast.error('editFailed');
      if (failure instanceof ApiError) setError(failure.detail);
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isConflict && (
        <ConflictNotice query={query} mine={edit} onKeepMine={setEdit} onUseTheirs={() => setEdit(beginEdit(query))} />
      )}
      <TextField
        id={fieldId}
        label="Response"
        multiline
        minRows={6}
        fullWidth
        autoFocus
        inputRef={field}
        value={edit.text}
        onChange={(event) => setEdit({ ...edit, text: event.target.value })}
        error={error !== null}
        helperText={
          error ??
          (edit.text.length > LIMITS.answer.max * 0.9
            ? `${edit.text.length.toLocaleString('en-US')} of ${LIMITS.answer.max.toLocaleString('en-US')} characters`
            : 'Saving shares this with the research team only. The site sees it once you send it.')
        }
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button disabled={isSaving} onClick={() => onClose(isUnsaved(edit) ? edit : null)}>
          Cancel
        </Button>
        <LoadingButton variant="contained" loading={isSaving} disabled={isConflict} onClick={() => void save()}>
          Save
        </LoadingButton>
      </Box>
    </Box>
  );
}
