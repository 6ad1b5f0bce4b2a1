import { MESSAGES } from '@trialdesk/contract/messages';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { EndedInvitation } from '../api/registration-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { BackToLogin } from './back-to-login.tsx';
import { InvitationSummary } from './invitation-summary.tsx';
import { RegisterForm } from './register-form.tsx';
import { useInvitation } from './use-invitation.ts';

const PROBLEMS = {
  used: MESSAGES.registrationUsed,
  expired: MESSAGES.registrationExpired,
  unknown: {
    title: MESSAGES.registrationUnknown.title,
    text: `${MESSAGES.registrationUnknown.text} If you copied the link, check that none of it is missing.`,
  },
};

interface RegisterPageProps {
  /** Invitation id; empty if the URL has none. */
  userId: string;
}

/** Completes an invitation, or shows why it cannot be used. */
export function RegisterPage({ userId }: RegisterPageProps) {
  const [ended, setEnded] = useState<EndedInvitation | null>(null);
  const found = useInvitation(userId);
  const { ending = null, invitation = null } = typeof found === 'string' ? {} : found;
  const problem = userId === '' ? MESSAGES.registrationInvalid : (ended ?? (ending && PROBLEMS[ending]));
  if (problem) {
    return (
      <AuthFrame title={problem.title} lead={problem.text} alert>
        <BackToLogin variant="contained" takesFocus={ended !== null} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Complete your registration" lead="Choose a password and the name your colleagues will see.">
      {found === 'loading' && <Skeleton variant="rounded" height={166} sx={{ mb: 3 }} />}
      {invitation && <InvitationSummary invitation={invitation} />}
      <RegisterForm userId={userId} onEnded={setEnded} />
      <BackToLogin variant="text" />
    </AuthFrame>
  );
}
