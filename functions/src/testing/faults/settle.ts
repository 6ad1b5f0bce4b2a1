import { documentIdOfSource } from '@trialdesk/contract/paths';
import { bucket } from '../../firebase/app.ts';
import { documentFacts, documents, draftJobs } from '../../firebase/collections.ts';
import type { Worker } from './worker.ts';

/** Longer than every lease. */
const STEP_SECONDS = 900;
const MOST_ROUNDS = 8;

interface Event {
  command: 'draft' | 'facts' | 'file';
  subject: string;
}

/** Of work that is not done, and of files whose record is not made or names another file. */
export async function pendingEvents(): Promise<Event[]> {
  const [drafts, facts, unread, [files]] = await Promise.all([
    draftJobs().where('state', 'in', ['queued', 'running']).get(),
    documentFacts().where('state', 'in', ['queued', 'running']).get(),
    documents().where('ingestion.state', 'in', ['queued', 'reading']).get(),
    bucket().getFiles({ prefix: 'documents/' }),
  ]);
  const paths = files.map(({ name }) => name).filter((name) => documentIdOfSource(name) !== null);
  const filed = await Promise.all(
    paths.map(async (path) => {
      const record = (
        await documents()
          .doc(documentIdOfSource(path) ?? '')
          .get()
      ).data();
      const isUnread = unread.docs.some(({ id }) => id === record?.id);
      return { path, isPending: record?.source?.path !== path || isUnread };
    }),
  );
  return [
    ...drafts.docs.map(({ id }): Event => ({ command: 'draft', subject: id })),
    ...facts.docs.map(({ id }): Event => ({ command: 'facts', subject: id })),
    ...filed.filter(({ isPending }) => isPending).map(({ path }): Event => ({ command: 'file', subject: path })),
  ];
}

/** Delivers what is pending and sweeps, later each time, until nothing is left. */
export async function settle(worker: Worker, stepSeconds = STEP_SECONDS): Promise<void> {
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const ahead = round * stepSeconds;
    await worker.deliver('sweep', '', ahead);
    const pending = await pendingEvents();
    if (pending.length === 0) return;
    for (const { command, subject } of pending) await worker.deliver(command, subject, ahead);
  }
  throw new Error(`Work is left: ${JSON.stringify(await pendingEvents())}`);
}
