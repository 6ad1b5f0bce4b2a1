import { LIMITS } from '@trialdesk/contract/limits';
import { savedReplyPayload, type SavedReplyPayload } from '@trialdesk/contract/payloads/saved-reply';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormikHelpers } from 'formik';
import { sendForm } from '../../lib/send-form.ts';
import { useCan } from '../../lib/session/use-can.ts';
import { FormDialog } from '../form-dialog.tsx';
import { FormTextField } from '../form-text-field.tsx';
import { useToast } from '../toast/use-toast.ts';
import { PlaceholderChips } from './placeholder-chips.tsx';
import { useSaveReply } from './use-save-reply.ts';

interface ReplyDialogProps {
  /** Null adds one. */
  reply: SavedReplyView | null;
  /** What a new one begins with. */
  text?: string;
  onClose: () => void;
}

/** Adds a saved reply, or changes one. Typed text stays in the form if that fails. */
export function ReplyDialog({ reply, text = '', onClose }: ReplyDialogProps) {
  const toast = useToast();
  const saveReply = useSaveReply(reply);
  const mayShare = useCan('change_shared_replies');

  const save = (values: SavedReplyPayload, { setErrors }: FormikHelpers<SavedReplyPayload>) =>
    sendForm(
      async () => {
        const { title } = await saveReply(values);
        toast.success('replySaved', { title });
        onClose();
      },
      { setErrors, first: 'title', onFailed: () => toast.error('replyFailed') },
    );

  return (
    <FormDialog<SavedReplyPayload>
      title={reply ? 'Change Saved Reply' : 'Add Saved Reply'}
      initialValues={{ title: reply?.title ?? '', text: reply?.text ?? text, is_shared: reply?.is_shared ?? false }}
      schema={savedReplyPayload}
      onSubmit={save}
      onClose={onClose}
      submit={reply ? 'Save' : 'Add'}
      isComplete={(values) => values.title.trim() !== '' && values.text.trim() !== ''}
      maxWidth="sm"
    >
      {({ values, setFieldValue }) => (
        <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FormTextField name="title" label="Title" autoFocus autoComplete="off" most={LIMITS.replyTitle.max} />
          <FormTextField
            name="text"
            label="Text"
            multiline
            minRows={5}
            maxRows={14}
            most={LIMITS.replyText.max}
            slotProps={{ input: { dir: 'auto' } }}
          />
          <PlaceholderChips fieldId="text" />
          <DialogContentText variant="body2">
            These are filled in from the request. Any other name, such as {'{{visit date}}'}, is a blank to fill in by
            hand before the response can be sent.
          </DialogContentText>
          {mayShare && (
            <FormControlLabel
              control={
                <Checkbox
                  checked={values.is_shared}
                  onChange={(_event, isShared) => void setFieldValue('is_shared', isShared)}
                />
              }
              label="Share with the research team"
            />
          )}
        </Box>
      )}
    </FormDialog>
  );
}
