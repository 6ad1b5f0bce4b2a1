import { useState } from 'react';
import { useToast } from '../../../components/toast/use-toast.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import { isUnreachable, signInFailure } from './sign-in-failure.ts';

interface Credentials {
  email: string;
  password: string;
}

interface SignIn {
  /** Signs in and shows the outcome in a toast. */
  signIn: (credentials: Credentials) => Promise<void>;
  /** Whether the last attempt failed for want of a connection. */
  isOffline: boolean;
}

export function useSignIn(): SignIn {
  const { signIn } = useSession();
  const toast = useToast();
  const [isOffline, setIsOffline] = useState(false);
  const attempt = async ({ email, password }: Credentials) => {
    setIsOffline(false);
    try {
      const session = await signIn(email, password);
      if (session.status === 'role-failed') toast.error('roleFailed');
      if (session.status === 'signed-in') toast.success('loginSucceeded', { name: session.member.name || 'User' });
    } catch (error) {
      const { message, values } = signInFailure(error);
      toast.error(message, values);
      setIsOffline(isUnreachable(error));
    }
  };
  return { signIn: attempt, isOffline };
}
