import { secondsAfter } from './clock.ts';

/** For work that one holder at a time may do. It expires, so that another can take over. */
export interface Lease {
  holder: string;
  until: string;
}

export interface Claim {
  holder: string;
  now: string;
  seconds: number;
}

/** A lease covers the time before `until`. */
export function isExpired({ until }: Pick<Lease, 'until'>, now: string): boolean {
  return until <= now;
}

/** Null while another holder's has not expired. */
export function takeLease(current: Lease | null, claim: Claim): Lease | null {
  return current && current.holder !== claim.holder && !isExpired(current, claim.now) ? null : granted(claim);
}

/** Null when another holder has taken it. An expired lease nobody took can be renewed. */
export function renewLease(current: Lease | null, claim: Claim): Lease | null {
  return isHeldBy(current, claim.holder) ? granted(claim) : null;
}

/** Even if it has expired. */
export function isHeldBy(current: Lease | null, holder: string): boolean {
  return current?.holder === holder;
}

function granted({ holder, now, seconds }: Claim): Lease {
  return { holder, until: secondsAfter(now, seconds) };
}
