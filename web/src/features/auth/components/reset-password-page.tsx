import { completeResetForm, type CompleteResetForm } from '@trialdesk/contract/payloads/password';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { NewPasswordFields } from '../../../components/new-password-fields.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { completePasswordReset } from '../api/password-resets.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';

interface ResetPasswordPageProps {
  /** Of the mailed link; empty if the URL has none. */
  token: string;
}

export function ResetPasswordPage({ token }: ResetPasswordPageProps) {
  const [isEnded, setIsEnded] = useState(token === '');
  const navigate = useNavigate();
  const toast = useToast();

  async function submit({ password }: CompleteResetForm, helpers: FormikHelpers<CompleteResetForm>) {
    try {
      await completePasswordReset(token, password);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'gone') {
        setIsEnded(true);
        return;
      }
      if (error instanceof ApiError) helpers.setErrors(error.fields);
      toast.error('passwordResetFailed');
      return;
    }
    toast.success('passwordReset');
    await navigate(PATHS.login);
  }

  if (isEnded) {
    return (
      <AuthFrame title="Invalid link" lead="This link has expired or has been used. Request a new one." alert>
        <BackToLogin variant="contained" takesFocus={token !== ''} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Set a new password" lead="You will be logged out in all browsers.">
      <Formik
        initialValues={{ password: '', confirm_password: '' }}
        validationSchema={completeResetForm}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate style={{ display: 'grid', gap: 20 }}>
            <NewPasswordFields label="New Password" confirmLabel="Confirm Password" />
            <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting}>
              Set Password
            </LoadingButton>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      <BackToLogin variant="text" />
    </AuthFrame>
  );
}
