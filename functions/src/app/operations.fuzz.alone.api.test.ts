import { ORGANISATION_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { ERROR_STATUS, type ErrorBody } from '@trialdesk/contract/errors';
import type { OperationId } from '@trialdesk/contract/operations';
import fc from 'fast-check';
import { accounts } from '../firebase/app.ts';
import { answerTimes, rateLimits, safetyWords, settings } from '../firebase/collections.ts';
import { ApiWorld, PASSWORD } from '../testing/api-world.ts';
import { endsSessions, openCallWorld, type CallWorld } from '../testing/call-of-each-kind.ts';
import { fuzzedCall, type FuzzedCall } from '../testing/fuzz/fuzzed-call.ts';
import { sendFuzzed, type RawReply } from '../testing/fuzz/send-fuzzed.ts';
import { seeded, timeoutOf, tries } from '../testing/fuzz/tries.ts';

/** In `npm run soak` 10,000 calls; a busy machine makes sixty in a second. */
const EXTENT = { what: 'Malformed calls', runs: 100, seconds: 15 };

/** Calls; a valid call is made anew after these, since some can be made only once. */
const USES = 20;

const world = new ApiWorld();
const replies = new Map<number, number>();
let calls: CallWorld;
let undoSettings: () => Promise<unknown>;

beforeAll(async () => {
  calls = await openCallWorld(world);
  const kept = (await settings().get()).docs.map((doc) => ({ ref: doc.ref, data: doc.data() }));
  undoSettings = async () => {
    await answerTimes().doc(ORGANISATION_SETTINGS).delete();
    await safetyWords().doc(ORGANISATION_SETTINGS).delete();
    for (const { ref } of (await settings().get()).docs) await ref.delete();
    for (const { ref, data } of kept) await ref.set(data);
  };
});

afterAll(async () => {
  const counts = [...replies].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(`Malformed calls by reply: ${counts.join(', ')}\n`);
  await undoSettings();
  await world.end();
});

type ValidCall = Awaited<ReturnType<CallWorld['callOf']>> & { uses: number };

const valid = new Map<OperationId, ValidCall>();

async function validCall(id: OperationId): Promise<ValidCall> {
  const known = valid.get(id);
  const call = known && known.uses < USES ? known : { ...(await calls.callOf(id)), uses: 0 };
  call.uses += 1;
  valid.set(id, call);
  return call;
}

async function reply(fuzzed: FuzzedCall): Promise<RawReply> {
  const { target, options } = await validCall(fuzzed.id);
  const token = fuzzed.caller === 'nobody' ? null : calls[fuzzed.caller].token;
  const received = await sendFuzzed(fuzzed, { target, options, token });
  const count = (replies.get(received.status) ?? 0) + 1;
  replies.set(received.status, count);
  if (received.status < 400 && endsSessions(fuzzed.id) && fuzzed.caller !== 'nobody') {
    const person = calls[fuzzed.caller];
    await accounts().updateUser(person.user.id, { password: PASSWORD });
    await person.signInAgain();
  }
  // Otherwise most calls would be refused for their number.
  if (count % 300 === 0) for (const { ref } of (await rateLimits().get()).docs) await ref.delete();
  return received;
}

/** A reply to a person: what was stored, or a refusal in our own shape and words. */
function isProper({ status, body }: RawReply, { id, method }: FuzzedCall): boolean {
  if (status >= 500) return false;
  if (method === 'HEAD' || method === 'OPTIONS' || body === '') return true;
  const parsed = JSON.parse(body) as Partial<ErrorBody> & { id?: string };
  if (status < 400) {
    calls.replied(id, parsed);
    return true;
  }
  const { code, detail = '' } = parsed;
  return code !== undefined && ERROR_STATUS[code] === status && /^[A-Z]/.test(detail) && !/\.[jt]s:|Error:/.test(body);
}

test(
  seeded('no malformed call fails on our side'),
  () =>
    fc.assert(
      fc.asyncProperty(fuzzedCall, async (fuzzed) => {
        const received = await reply(fuzzed);
        if (!isProper(received, fuzzed)) throw new Error(`${received.status} ${received.body.slice(0, 500)}`);
      }),
      tries(EXTENT),
    ),
  timeoutOf(EXTENT),
);
