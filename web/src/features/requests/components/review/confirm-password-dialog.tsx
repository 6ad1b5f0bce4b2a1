import { changePasswordForm } from '@trialdesk/contract/payloads/password';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, Formik } from 'formik';
import { useId } from 'react';
import { FormTextField } from '../../../../components/form-text-field.tsx';
import { LoadingButton } from '../../../../components/loading-button.tsx';
import { enterPassword, passwordProblem } from '../../../../lib/session/enter-password.ts';

const schema = changePasswordForm.pick(['current_password']);

interface ConfirmPasswordDialogProps {
  /** The person is confirmed; sends the answer. */
  onConfirmed: () => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password that signs the answer. */
export function ConfirmPasswordDialog({ onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onCancel} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Formik
        initialValues={{ current_password: '' }}
        validationSchema={schema}
        onSubmit={async ({ current_password }, { setFieldError }) => {
          try {
            await enterPassword(current_password);
          } catch (error) {
            setFieldError('current_password', passwordProblem(error) ?? 'Your password could not be checked');
            return;
          }
          await onConfirmed();
        }}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <DialogTitle id={titleId}>Confirm with password</DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 2 }}>
              <DialogContentText>
                Your password confirms your signature: “Reviewed and sent”. The answer is then sent to the site.
              </DialogContentText>
              <FormTextField
                name="current_password"
                label="Password"
                type="password"
                autoComplete="current-password"
                autoFocus
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={onCancel}>Cancel</Button>
              <LoadingButton type="submit" variant="contained" loading={isSubmitting}>
                Confirm and Send
              </LoadingButton>
            </DialogActions>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}
