import { MESSAGES } from '@trialdesk/contract/messages';
import { useState } from 'react';
import type { EndedInvitation } from '../api/registration-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { RegisterForm } from './register-form.tsx';

interface RegisterPageProps {
  /** Invitation id; empty if the URL has none. */
  userId: string;
}

/** Completes an invitation, or shows why it cannot be used. */
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
    <AuthFrame title="Complete your registration" lead="Choose a password and the name your colleagues will see.">
      <RegisterForm userId={userId} onEnded={setEnded} />
      <BackToLogin variant="text" />
    </AuthFrame>
  );
}
