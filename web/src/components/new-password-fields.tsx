import { LIMITS } from '@trialdesk/contract/limits';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormTextField } from './form-text-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps {
  label: string;
  confirmLabel: string;
}

/** `password` and `confirm_password` of the form around them; a `name` in it makes passwords weaker that repeat it. */
export function NewPasswordFields({ label, confirmLabel }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<{ password: string; name?: string }>();
  return (
    <>
      <Box>
        <FormTextField
          name="password"
          label={label}
          type="password"
          autoComplete="new-password"
          helperText={`At least ${LIMITS.password.min} characters`}
        />
        <PasswordStrength password={values.password} name={values.name ?? ''} />
      </Box>
      <FormTextField name="confirm_password" label={confirmLabel} type="password" autoComplete="new-password" />
    </>
  );
}
