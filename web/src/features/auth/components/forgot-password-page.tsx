import { LIMITS } from '@trialdesk/contract/limits';
import { requestResetPayload, type RequestResetPayload } from '@trialdesk/contract/payloads/password';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { useToast } from '../../../components/toast/use-toast.ts';
import { requestPasswordReset } from '../api/password-resets.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';

/** Replies the same for every address. */
export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false);
  const toast = useToast();

  async function submit({ email }: RequestResetPayload) {
    try {
      await requestPasswordReset(email);
      setIsSent(true);
    } catch {
      toast.error('resetRequestFailed');
    }
  }

  if (isSent) {
    return (
      <AuthFrame
        title="Check your email"
        lead={`If an account exists for this address, we have sent it a link. The link expires in ${LIMITS.passwordResetMinutes} minutes.`}
        alert
      >
        <BackToLogin variant="contained" takesFocus />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot password?"
      lead="Enter your email address, and we will send you a link to set a new password."
    >
      <Formik initialValues={{ email: '' }} validationSchema={requestResetPayload} onSubmit={submit}>
        {({ isSubmitting }) => (
          <Form noValidate style={{ display: 'grid', gap: 20 }}>
            <FormTextField name="email" label="Email" type="email" autoComplete="username" />
            <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting}>
              Send Link
            </LoadingButton>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      <BackToLogin variant="text" />
    </AuthFrame>
  );
}
