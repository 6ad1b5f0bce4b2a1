import type { User } from '@trialdesk/contract/entities/user';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/audit-repository.ts';
import { mail, names, users } from '../firebase/collections.ts';
import { runTransaction } from '../firebase/run-transaction.ts';
import { isExpired, type Lease } from '../lease.ts';
import { nameKey } from '../names/name-key.ts';
import type { By } from '../names/named-record-repository.ts';
import type { OutgoingMail } from '../outbox/outgoing-mail.ts';

export interface Invitation extends By {
  user: User;
  /** Identifies the call, so that a repeated one finds what the first made. */
  cause: string;
  mail: OutgoingMail;
}

export type InvitationOutcome = { result: 'stored'; user: User } | { result: 'taken'; holder: User };

/** Reserves the address. Replaces an expired invitation; an open one or an active user prevents it. */
export async function storeInvitation(invitation: Invitation): Promise<InvitationOutcome> {
  const { user, cause, at, actor } = invitation;
  return runTransaction(async (transaction) => {
    const reserved = names().doc(nameKey('email', user.email));
    const reservation = (await transaction.get(reserved)).data();
    const holder = await holderOf(transaction, user.email, reservation);
    if (holder && reservation?.cause === cause) return { result: 'stored', user: holder };
    if (holder && !isReplaceable(holder, at)) return { result: 'taken', holder };
    if (holder) transaction.delete(users().doc(holder.id));
    transaction.set(reserved, { target: userPath(user.id), cause });
    transaction.create(users().doc(user.id), user);
    transaction.set(mail().doc(invitation.mail.id), invitation.mail.mail);
    recordAudit(transaction, {
      at,
      actor,
      action: 'user.invited',
      target: userPath(user.id),
      before: holder ? { replaced: userPath(holder.id), expired: holder.invitation_expires_at } : null,
      after: summaryOf(user),
    });
    return { result: 'stored', user };
  });
}

/** Records created by hand may lack a reservation. */
async function holderOf(
  transaction: Transaction,
  email: string,
  reservation: { target: string } | undefined,
): Promise<User | undefined> {
  if (reservation) return (await transaction.get(users().doc(idIn(reservation.target)))).data();
  return (await transaction.get(users().where('email', '==', email).limit(1))).docs[0]?.data();
}

export function registrationLease({ registration }: User): Lease | null {
  return registration ? { holder: registration.id, until: registration.lease_until } : null;
}

function isReplaceable(user: User, now: string): boolean {
  const { status, invitation_expires_at } = user;
  const lease = registrationLease(user);
  const isBusy = lease !== null && !isExpired(lease, now);
  return status === 'invited' && !isBusy && invitation_expires_at !== null && invitation_expires_at <= now;
}

/** In the transaction that removes the user. */
export function releaseAddress(transaction: Transaction, { email }: User): void {
  transaction.delete(names().doc(nameKey('email', email)));
}

export function userPath(id: string): string {
  return `${COLLECTIONS.users}/${id}`;
}

/** For the audit trail. */
export function summaryOf({ email, name, role, site_ids, study_ids, status }: User): Record<string, unknown> {
  return { email, name, role, site_ids, study_ids, status };
}

function idIn(path: string): string {
  return path.slice(path.indexOf('/') + 1);
}
