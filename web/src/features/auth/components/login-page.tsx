import { loginPayload } from '@trialdesk/contract/payloads/login';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { Link } from 'react-router-dom';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { PATHS } from '../../../config/paths.ts';
import { useSignIn } from '../api/use-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';

interface LoginPageProps {
  /** The last session ended without the person's doing. */
  wasSignedOut: boolean;
  /** Of who has just registered, or empty. */
  email: string;
}

const LEAD = 'Use the email address your invitation was sent to.';
const ENDED_LEAD =
  'You were signed out because you were inactive or your session had ended. Sign in to continue where you left off.';

export function LoginPage({ wasSignedOut, email }: LoginPageProps) {
  const { signIn, isOffline } = useSignIn();
  return (
    <AuthFrame title="Sign in" lead={wasSignedOut ? ENDED_LEAD : LEAD} alert={wasSignedOut}>
      <Formik initialValues={{ email, password: '' }} validationSchema={loginPayload} onSubmit={signIn}>
        {({ isSubmitting }) => (
          <Form noValidate style={{ display: 'grid', gap: 20 }}>
            <FormTextField name="email" label="Email" type="email" autoComplete="username" autoFocus={email === ''} />
            <FormTextField
              name="password"
              label="Password"
              type="password"
              autoComplete="current-password"
              autoFocus={email !== ''}
            />
            <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem', '&:empty': { display: 'none' } }}>
              {isOffline && 'The sign-in service cannot be reached. Check your connection, then sign in again.'}
            </Box>
            <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
              Sign in
            </Button>
            <Button component={Link} to={PATHS.forgotPassword}>
              Forgot password?
            </Button>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
    </AuthFrame>
  );
}
