import { APP_CHECK_HEADER } from '@trialdesk/contract/paths';
import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

let currentToken: () => Promise<string | null> = () => Promise.resolve(null);

/** Before other products of Firebase are used, so that their first calls have a token. */
export function startAppCheck(app: FirebaseApp): void {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey) return;
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  const started = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  currentToken = async () => (await getToken(started)).token;
}

/** For calls of our own API. The server refuses a call without a token, if it needs one. */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const token = await currentToken().catch(() => null);
  return token === null ? {} : { [APP_CHECK_HEADER]: token };
}
