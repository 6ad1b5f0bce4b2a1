import { createHash, randomUUID } from 'node:crypto';
import { secondsAfter, systemClock } from '../clock.ts';
import { passwordResets } from '../firebase/collections.ts';

/** As if the person had asked for a link. Returns its token. */
export async function storedReset(user_id: string): Promise<string> {
  const [token, created_at] = [randomUUID(), systemClock()];
  const reset = { user_id, created_at, expires_at: secondsAfter(created_at, 60), used_at: null };
  await passwordResets().doc(createHash('sha256').update(token).digest('hex')).create(reset);
  return token;
}
