import { renameUserPayload, type RenameUserPayload } from '@trialdesk/contract/payloads/rename-user';
import DialogContentText from '@mui/material/DialogContentText';
import type { FormikHelpers } from 'formik';
import type { TeamUser } from '../api/use-users.ts';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { renameUser } from '../api/rename-user.ts';

interface RenameUserDialogProps {
  user: TeamUser;
  onCancel: () => void;
  onRenamed: () => void;
}

/** Typed text stays in the form if saving fails. */
export function RenameUserDialog({ user, onCancel, onRenamed }: RenameUserDialogProps) {
  const toast = useToast();

  async function save(form: RenameUserPayload, { setFieldError }: FormikHelpers<RenameUserPayload>) {
    try {
      const { email, name } = await renameUser(user, form);
      toast.success('userRenamed', { email, name });
      onRenamed();
    } catch (error) {
      toast.error('userRenamingFailed');
      if (error instanceof ApiError) setFieldError('name', error.fields.name ?? error.detail);
    }
  }

  return (
    <FormDialog<RenameUserPayload>
      title="Change Name"
      initialValues={{ name: user.name }}
      schema={renameUserPayload}
      onSubmit={save}
      onClose={onCancel}
      submit="Save"
    >
      {() => (
        <>
          <DialogContentText sx={{ mb: 3, overflowWrap: 'anywhere' }}>
            The name signs what {user.email} asks and sends from now on. Earlier questions and answers keep the name
            they were signed with.
          </DialogContentText>
          <FormTextField name="name" label="Full Name" autoComplete="off" autoFocus />
        </>
      )}
    </FormDialog>
  );
}
