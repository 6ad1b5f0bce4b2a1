import { systemClock } from '../clock.ts';
import { applicationOrigin, forwardedHops } from '../config.ts';
import { callerAddress } from '../http/caller-address.ts';
import type { Handlers } from '../http/handler.ts';
import { passwordResetAllowances, registrationAllowances } from '../rate-limits/allowances.ts';
import { spend } from '../rate-limits/rate-limit-repository.ts';
import { requireFreshSignIn } from '../security/fresh-sign-in.ts';
import { requireStrongPassword } from '../security/strong-password.ts';
import { endSessions, setPassword } from './accounts.ts';
import { storeSessionEnd } from './own-sessions-repository.ts';
import { completePasswordReset, requestPasswordReset } from './password-reset.ts';

const clock = systemClock;

export const passwordHandlers = {
  changePassword: async ({ member, signedInAt, body }) => {
    requireFreshSignIn(signedInAt, clock());
    await requireStrongPassword(body.password, member);
    await setPassword(member.id, body.password);
    await storeSessionEnd({ actor: member, at: clock(), action: 'user.password_changed' });
    return { done: true };
  },

  signOutEverywhere: async ({ member }) => {
    await storeSessionEnd({ actor: member, at: clock(), action: 'user.signed_out_everywhere' });
    await endSessions(member.id);
    return { done: true };
  },

  requestPasswordReset: async ({ body, request }) => {
    const email = body.email.toLowerCase();
    await spend(passwordResetAllowances(email, callerAddress(request, forwardedHops())), clock());
    await requestPasswordReset(email, applicationOrigin(), clock);
    return { done: true };
  },

  completePasswordReset: async ({ params, body, request }) => {
    const { token } = params;
    await spend(registrationAllowances(`reset ${token}`, callerAddress(request, forwardedHops())), clock());
    await completePasswordReset(token, body.password, clock);
    return { done: true };
  },
} satisfies Partial<Handlers>;
