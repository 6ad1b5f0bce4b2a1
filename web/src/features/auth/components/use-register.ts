import type { RegistrationForm } from '@trialdesk/contract/payloads/registration';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../../../components/toast/use-toast.ts';
import { PATHS } from '../../../config/paths.ts';
import { completeRegistration } from '../api/complete-registration.ts';
import { registrationFailure, type EndedInvitation } from '../api/registration-failure.ts';

export interface Register {
  register: (form: RegistrationForm, helpers: FormikHelpers<RegistrationForm>) => Promise<void>;
  /** The server's explanation of the last failure, if useful. */
  reason: string | null;
}

/** Submits the registration and goes to the login page. Server-side validation errors appear at their fields. */
export function useRegister(userId: string, onEnded: (ended: EndedInvitation) => void): Register {
  const [reason, setReason] = useState<string | null>(null);
  const navigate = useNavigate();
  const toast = useToast();
  const register: Register['register'] = async (form, helpers) => {
    setReason(null);
    let email: string;
    try {
      email = await completeRegistration(userId, form);
    } catch (error) {
      const failure = registrationFailure(error);
      if (failure.kind === 'ended') {
        onEnded(failure);
        return;
      }
      helpers.setErrors(failure.fields);
      setReason(failure.reason);
      toast.error('registrationFailed');
      return;
    }
    toast.success('registrationSucceeded');
    await navigate(PATHS.login, { state: { email } });
  };
  return { register, reason };
}
