import { LIMITS } from '@trialdesk/contract/limits';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { editResponsePayload } from '@trialdesk/contract/payloads/submit-response';
import { closedUp } from '@trialdesk/contract/response-citations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useRef, useState, type FocusEvent, type Ref } from 'react';
import { useToast } from '../../../../components/toast/use-toast.ts';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { saveEdit } from '../../api/respond.ts';
import { danglingIn, danglingText } from './cited-numbers.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { responseFieldId } from './insertion.ts';
import { SENDS } from './review-layout.ts';
import { beginEdit, isUnsaved, type ResponseEdit } from './response-edit.ts';
import { responseError } from './response-error.ts';
import type { RequestHeading } from './saved-replies/placeholder-values.ts';
import { verifiedText } from './verified-text.ts';
import { UnsourcedNotice } from './unsourced-notice.tsx';
import { responseField } from './use-citing.ts';
import type { Submission } from './use-submission.ts';

/** Lazy, since typing does not wait for it. */
const ReplyTools = lazy(async () => ({
  default: (await loadCode(() => import('./saved-replies/reply-tools.tsx'))).ReplyTools,
}));

interface ResponseEditorProps {
  requestId: string;
  heading: RequestHeading;
  query: RequestQuery;
  edit: ResponseEdit;
  isConflict: boolean;
  /** Since an earlier visit: then it takes no focus, as nobody has asked to write. */
  isLeftOpen: boolean;
  field: Ref<HTMLTextAreaElement>;
  setEdit: (edit: ResponseEdit) => void;
  submission: Submission;
  /** Called after a save (null) or on Cancel, with the unsaved edit if there is one. */
  onClose: (unsaved: ResponseEdit | null) => void;
}

/** The response editor. Text is kept until it is saved or cancelled, also what is typed while it is being saved. */
export function ResponseEditor(props: ResponseEditorProps) {
  const { requestId, heading, query, edit, isConflict, isLeftOpen, field, setEdit, submission, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const toast = useToast();
  const fieldId = responseFieldId(query.id);
  const isEntered = useRef(false);

  const enter = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (isLeftOpen && !isEntered.current) target.setSelectionRange(target.value.length, target.value.length);
    isEntered.current = true;
  };

  const save = async () => {
    const dangling = danglingIn(edit.text, edit.citations);
    const wrong =
      responseError(editResponsePayload, { final_answer: edit.text, version: edit.version }) ??
      (dangling.length > 0 ? danglingText(dangling) : null);
    setError(wrong);
    if (wrong) return;
    setIsSaving(true);
    const text = edit.text.trim();
    setEdit({ ...edit, saved: text });
    try {
      await submission.save(() => saveEdit({ requestId, queryId: query.id, text, version: edit.version }));
      // The database may answer first; then the field has the numbers of what was saved.
      const kept = [text, closedUp(text, edit.citations).text];
      if (kept.includes((responseField(query.id)?.value ?? text).trim())) onClose(null);
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
        autoFocus={!isLeftOpen}
        onFocus={enter}
        inputRef={field}
        // What is typed after Send would not be sent.
        slotProps={{ htmlInput: { readOnly: submission.isSending, ...SENDS } }}
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
      <Box sx={{ display: 'grid', gap: 1.5, minHeight: 31, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Suspense>
          <ReplyTools {...{ fieldId, heading, query }} text={edit.text} disabled={submission.isSending} />
        </Suspense>
      </Box>
      <UnsourcedNotice text={edit.text} citations={edit.citations} verified={verifiedText(query)} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button disabled={isSaving} onClick={() => onClose(isUnsaved(edit) ? edit : null)}>
          Cancel
        </Button>
        <LoadingButton
          variant="contained"
          loading={isSaving}
          disabled={isConflict || submission.isSending}
          onClick={() => void save()}
        >
          Save
        </LoadingButton>
      </Box>
    </Box>
  );
}
