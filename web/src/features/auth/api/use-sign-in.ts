import { useToast } from '../../../components/toast/use-toast.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import { signInFailure } from './sign-in-failure.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** Signs in and shows the outcome in a toast. */
export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const { signIn } = useSession();
  const toast = useToast();
  return async ({ email, password }) => {
    try {
      const session = await signIn(email, password);
      if (session.status === 'role-failed') toast.error('roleFailed');
      if (session.status === 'signed-in') toast.success('loginSucceeded', { name: session.member.name || 'User' });
    } catch (error) {
      const { message, values } = signInFailure(error);
      toast.error(message, values);
    }
  };
}
