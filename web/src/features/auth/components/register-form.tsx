import { registrationForm } from '@trialdesk/contract/payloads/registration';
import Alert from '@mui/material/Alert';
import { Form, Formik } from 'formik';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { NewPasswordFields } from '../../../components/new-password-fields.tsx';
import type { EndedInvitation } from '../api/registration-failure.ts';
import { useRegister } from './use-register.ts';

interface RegisterFormProps {
  userId: string;
  onEnded: (ended: EndedInvitation) => void;
}

export function RegisterForm({ userId, onEnded }: RegisterFormProps) {
  const { register, reason } = useRegister(userId, onEnded);
  return (
    <Formik
      initialValues={{ name: '', password: '', confirm_password: '' }}
      validationSchema={registrationForm}
      onSubmit={register}
    >
      {({ isSubmitting }) => (
        <Form noValidate style={{ display: 'grid', gap: 20 }}>
          {reason !== null && <Alert severity="warning">{reason}</Alert>}
          <FormTextField name="name" label="Name" autoComplete="name" />
          <NewPasswordFields label="Password" confirmLabel="Confirm Password" />
          <LoadingButton type="submit" variant="contained" size="large" loading={isSubmitting}>
            Complete Registration
          </LoadingButton>
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  );
}
