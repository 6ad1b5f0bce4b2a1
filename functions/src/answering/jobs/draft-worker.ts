import { parentPort } from 'node:worker_threads';
import { composeDraft } from './compose-draft.ts';
import { failureToSend, type Order, type Result } from './draft-messages.ts';

/** The main thread keeps the leases. */
parentPort?.on('message', ({ id, assignment }: Order) => {
  composeDraft(assignment).then(
    (outcome) => send({ id, outcome }),
    (error: unknown) => send({ id, failure: failureToSend(error) }),
  );
});

function send(result: Result): void {
  parentPort?.postMessage(result);
}
