import { loginPayload } from '@trialdesk/contract/payloads/login';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useSignIn } from '../api/use-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';

export function LoginPage() {
  const signIn = useSignIn();
  return (
    <AuthFrame title="Sign in" lead="Use the email address your invitation was sent to.">
      <Formik initialValues={{ email: '', password: '' }} validationSchema={loginPayload} onSubmit={signIn}>
        {({ isSubmitting }) => (
          <Form noValidate style={{ display: 'grid', gap: 20 }}>
            <FormTextField name="email" label="Email" type="email" autoComplete="username" />
            <FormTextField name="password" label="Password" type="password" autoComplete="current-password" />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              Sign in
            </Button>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </AuthFrame>
  );
}
