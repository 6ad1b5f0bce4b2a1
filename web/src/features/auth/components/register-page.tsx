import { MESSAGES } from '@trialdesk/contract/messages';
import { useState } from 'react';
import type { EndedInvitation } from '../api/registration-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { RegisterForm } from './register-form.tsx';

interface RegisterPageProps {
  /** The invitation's id; empty when the address has none. */
  userId: string;
}

/** Completes an invitation, or says why that is not possible. */
export function RegisterPage({ userId }: RegisterPageProps) {
  const [ended, setEnded] = useState<EndedInvitation | null>(null);
  const problem = userId === '' ? MESSAGES.registrationInvalid : ended;
  if (problem) {
    return (
      <AuthFrame title={problem.title} lead={problem.text} alert>
        <BackToLogin variant="contained" takesFocus={ended !== null} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Complete your registration" lead="Choose the name your colleagues see, and a password.">
      <RegisterForm userId={userId} onEnded={setEnded} />
      <BackToLogin variant="text" />
    </AuthFrame>
  );
}
