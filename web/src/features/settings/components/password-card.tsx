import { changePasswordForm, type ChangePasswordForm } from '@trialdesk/contract/payloads/password';
import Box from '@mui/material/Box';
import { Form, Formik, type FormikHelpers } from 'formik';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { NewPasswordFields } from '../../../components/new-password-fields.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { passwordProblem } from '../../../lib/session/enter-password.ts';
import { useMember, useSession } from '../../../lib/session/session-context.ts';
import { changePassword } from '../api/own-sessions.ts';
import { SettingsCard } from './settings-card.tsx';

const EMPTY: ChangePasswordForm = { current_password: '', password: '', confirm_password: '' };

export function PasswordCard() {
  const { email } = useMember();
  const { renew } = useSession();
  const toast = useToast();

  async function submit(values: ChangePasswordForm, helpers: FormikHelpers<ChangePasswordForm>) {
    try {
      await renew(() => changePassword(email, { current: values.current_password, next: values.password }));
    } catch (error) {
      const problem = passwordProblem(error);
      if (problem !== null) helpers.setFieldError('current_password', problem);
      else {
        if (error instanceof ApiError) helpers.setErrors(error.fields);
        toast.error('passwordChangeFailed');
      }
      return;
    }
    helpers.resetForm();
    toast.success('passwordChanged');
  }

  return (
    <SettingsCard title="Password" lead="Changing your password signs you out in all other browsers.">
      <Formik initialValues={EMPTY} validationSchema={changePasswordForm} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate aria-label="Password">
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
              <Box sx={{ gridColumn: '1 / -1' }}>
                <FormTextField
                  name="current_password"
                  label="Current Password"
                  type="password"
                  autoComplete="current-password"
                />
              </Box>
              <NewPasswordFields label="New Password" confirmLabel="Confirm New Password" />
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 3 }}>
              <LoadingButton type="submit" variant="contained" loading={isSubmitting}>
                Change Password
              </LoadingButton>
            </Box>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </SettingsCard>
  );
}
