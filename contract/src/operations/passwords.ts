import { doneReply } from '../replies/settings.ts';
import { changePasswordPayload, requestResetPayload } from '../payloads/password.ts';
import { ROUTES } from '../routes.ts';
import type { Operations } from './operation.ts';

export const PASSWORD_OPERATIONS = {
  changePassword: {
    ...ROUTES.changePassword,
    summary: 'Change one’s own password, soon after signing in; ends all sessions',
    needs: 'sign_in',
    body: changePasswordPayload,
    reply: doneReply,
  },
  signOutEverywhere: {
    ...ROUTES.signOutEverywhere,
    summary: 'End all of one’s own sessions',
    needs: 'sign_in',
    reply: doneReply,
  },
  requestPasswordReset: {
    ...ROUTES.requestPasswordReset,
    summary: 'Mail a link for a new password; the reply is the same for every address',
    needs: 'public',
    body: requestResetPayload,
    reply: doneReply,
  },
  completePasswordReset: {
    ...ROUTES.completePasswordReset,
    summary: 'Set a new password with a mailed link, once and in time; ends all sessions',
    needs: 'public',
    body: changePasswordPayload,
    reply: doneReply,
  },
} as const satisfies Operations;
