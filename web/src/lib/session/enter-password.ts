import { EmailAuthProvider, reauthenticateWithCredential, signInWithEmailAndPassword } from 'firebase/auth';
import { auth } from '../firebase/auth.ts';

/** Confirms the signed-in person; calls then carry a fresh sign-in. Rejects with the sign-in service's error. */
export async function enterPassword(password: string): Promise<void> {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('Nobody is signed in');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
}

/** Signs in again after the password was changed. */
export async function signInAgain(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

/** The message at the field after `enterPassword` was rejected; null if the password was not the reason. */
export function passwordProblem(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  switch (code) {
    case 'auth/invalid-credential':
    case 'auth/invalid-login-credentials':
    case 'auth/wrong-password':
      return 'This is not your password';
    case 'auth/too-many-requests':
      return 'Too many failed attempts. Please try again later.';
    default:
      return null;
  }
}
