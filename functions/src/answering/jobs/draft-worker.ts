import { parentPort } from 'node:worker_threads';
import { loggedBy } from '../../log-context.ts';
import { composeDraft } from './compose-draft.ts';
import { failureToSend, type Order, type Reply } from './draft-messages.ts';

/** The main thread keeps the leases and writes the log. */
parentPort?.on('message', ({ id, assignment }: Order) => {
  loggedBy(
    (line) => send({ id, line }),
    () => composeDraft(assignment),
  ).then(
    (outcome) => send({ id, outcome }),
    (error: unknown) => send({ id, failure: failureToSend(error) }),
  );
});

function send(reply: Reply): void {
  parentPort?.postMessage(reply);
}
