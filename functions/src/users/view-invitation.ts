import { EVERYWHERE } from '@trialdesk/contract/permissions';
import type { InvitationLookup } from '@trialdesk/contract/replies/users';
import { listSites } from '../sites/site-repository.ts';
import { endingOf } from './invitation-ending.ts';
import { maskEmail } from './mask-email.ts';
import { findUser } from './user-repository.ts';
import { userView } from './user-views.ts';

/** An ended one is answered too, since its page asks before anything is typed. */
export async function viewInvitation(userId: string, now: string): Promise<InvitationLookup> {
  const user = await findUser(userId);
  const ending = endingOf(user, now);
  if (!user || ending) return { ending: ending ?? 'unknown', invitation: null };
  const { email, role, invited_by = null, invitation_expires_at } = user;
  const { sites } = userView(user, await listSites(EVERYWHERE));
  const expires_at = invitation_expires_at ?? now;
  return { ending: null, invitation: { masked_email: maskEmail(email), role, invited_by, sites, expires_at } };
}
