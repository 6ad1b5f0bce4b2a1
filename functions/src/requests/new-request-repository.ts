import type { RequestSummary } from '@trialdesk/contract/entities/request';
import type { Study } from '@trialdesk/contract/entities/site';
import { draftJobs, requests } from '../firebase/collections.ts';
import { isAlreadyThere } from '../firebase/is-already-there.ts';
import { refusesSecondCommit, runTransaction } from '../firebase/run-transaction.ts';
import { TooManyRequests } from '../http/too-many-requests.ts';
import { keyReused } from '../idempotency/key-repository.ts';
import { countRequest } from '../names/request-count-repository.ts';
import { numbered } from './numbers/numbered.ts';
import { releaseNumber, skipTakenNumbers, takeNumber } from './numbers/next-number-repository.ts';
import { writeThread } from './open-thread-repository.ts';
import { requireAllowance } from './question-allowance-repository.ts';
import { writeCauses, type RequestChange } from './request-repository.ts';
import { placed } from './thread-summary.ts';

/** Each time, another request has got the number. */
const ATTEMPTS = 100;

/**
 * Reads no document in its transaction, so that questions do not wait for each other. An existing id writes nothing.
 * Gives no number where a study has no prefix, from before there were numbers.
 */
export async function storeNewRequest(study: Study, change: RequestChange): Promise<RequestSummary> {
  try {
    await requireAllowance(placed(change.query, change.request, 1));
    for (let attempt = 1; ; attempt++) {
      const number = takeNumber(study);
      try {
        return await store(number === null ? change : numbered(change, number));
      } catch (error) {
        const isTaken = number !== null && isAlreadyThere(error) && !(await isStored(change));
        if (!isTaken || attempt === ATTEMPTS) {
          releaseNumber(study, number);
          throw error;
        }
        await skipTakenNumbers(study);
      }
    }
  } catch (error) {
    const isRepeated = isAlreadyThere(error) || error instanceof TooManyRequests;
    const stored = isRepeated ? await storedRequest(change) : undefined;
    if (!stored) throw error;
    await requireSameCall(change);
    return stored;
  }
}

function store(change: RequestChange): Promise<RequestSummary> {
  const { request: header, due } = change;
  return runTransaction((transaction) => {
    const { request } = writeThread(transaction, null, { header, query: placed(change.query, header, 1), due });
    writeCauses(transaction, change);
    countRequest(transaction, header, 1);
    refusesSecondCommit(transaction);
    return Promise.resolve(request);
  });
}

async function storedRequest({ request }: RequestChange): Promise<RequestSummary | undefined> {
  return (await requests().doc(request.request_id).get()).data();
}

async function isStored(change: RequestChange): Promise<boolean> {
  return (await storedRequest(change)) !== undefined;
}

/** Errors: 422 when another call created the request with the same key. */
async function requireSameCall({ job }: RequestChange): Promise<void> {
  if (!job) return;
  const first = (await draftJobs().doc(job.id).get()).data();
  if (first?.call !== undefined && first.call !== job.call) throw keyReused();
}
