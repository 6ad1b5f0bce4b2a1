import { arm, repliesLost, writesSeen, type Fault } from './write-points.ts';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onDraftJobWritten } from '../../answering/jobs/on-draft-job-written.ts';
import { createApp } from '../../app/create-app.ts';
import { sweep } from '../../app/sweep.ts';
import type { Clock } from '../../clock.ts';
import { onFactJobWritten } from '../../glance/gaps/on-fact-job-written.ts';
import { onFileUploaded } from '../../ingestion/on-file-uploaded.ts';
import type { Seen } from './worker.ts';

/* A process with the API and the triggers, which ends itself at the write that it is armed for. Prints its port. */

/** An event carries what was written; a late one is stale, as here. */
async function run(command: string, subject: string, clock: Clock): Promise<void> {
  switch (command) {
    case 'draft':
      return onDraftJobWritten({ id: subject, state: 'queued' }, clock);
    case 'facts':
      return onFactJobWritten({ document_id: subject, state: 'queued' }, clock);
    case 'file':
      return onFileUploaded(subject, clock);
    case 'sweep':
      return sweep(clock);
    default:
      throw new Error(`There is no command ${command}`);
  }
}

function faultOf(asked: URLSearchParams): Fault | null {
  const when = asked.get('when');
  if (when === 'unanswered') return when;
  return when === 'before' || when === 'after' ? { at: Number(asked.get('at')), when } : null;
}

async function control(asked: URLSearchParams, response: ServerResponse): Promise<void> {
  const command = asked.get('command') ?? '';
  const ahead = Number(asked.get('ahead') ?? 0) * 1000;
  try {
    if (command === 'arm') {
      arm(faultOf(asked));
    } else if (command !== 'seen') {
      await run(command, asked.get('subject') ?? '', () => new Date(Date.now() + ahead).toISOString());
    }
    response.end(JSON.stringify({ writes: writesSeen(), lost: repliesLost() } satisfies Seen));
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.stack : String(error));
  }
}

const app = createApp();
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://worker');
  if (pathname === '/control') void control(searchParams, response);
  else app(request, response);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
