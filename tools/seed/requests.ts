import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { saveEdit, sendAnswer } from '../../functions/src/requests/answer-query.ts';
import { sweep } from '../../functions/src/app/sweep.ts';
import { systemClock } from '../../functions/src/clock.ts';
import { authorize } from '../../functions/src/http/authorize.ts';
import { createRequest } from '../../functions/src/requests/create-request.ts';
import { followUp } from '../../functions/src/requests/follow-up.ts';
import { SAMPLE_REQUESTS } from '../../samples/requests.ts';
import type { SampleAnswer, SampleRequest, SampleTurn } from '../../samples/sample-request.ts';
import { threadUntil } from '../../functions/src/testing/stored-thread.ts';
import { repeat } from '../start/repeat.ts';
import { PATIENCE_SECONDS } from './patience.ts';
import type { People } from './people.ts';
import type { Places } from './places.ts';

export interface Demo {
  places: Places;
  people: People;
  /** The samples' times are hours before this. */
  now: Date;
}

const SWEEP_MS = 10_000;

/**
 * Asks and answers the demo's questions through the application's services, with backdated clocks. Sweeps meanwhile, as
 * a deployment does: an emulator does not run a trigger again that failed.
 */
export async function seedRequests(demo: Demo): Promise<string[]> {
  const stopSweeping = repeat(() => sweep(systemClock), SWEEP_MS, console.error);
  try {
    const asked: { id: string; sample: SampleRequest }[] = [];
    // One after the other, so that numbers are in the order of questions.
    for (const sample of SAMPLE_REQUESTS.toSorted((a, b) => b.turns[0].askedHoursAgo - a.turns[0].askedHoursAgo))
      asked.push({ id: await ask(sample, demo), sample });
    return await Promise.all(asked.map(({ id, sample }) => converse(id, sample, demo)));
  } finally {
    stopSweeping();
  }
}

async function ask(sample: SampleRequest, demo: Demo): Promise<string> {
  const [first] = sample.turns;
  const { request_id: id } = await createRequest({
    member: authorize(demo.people.requesters[sample.site], 'ask_questions'),
    input: {
      title: sample.title,
      question: first.question,
      studyId: demo.places.studies[sample.study].id,
      category: sample.category,
      priority: sample.priority,
      siteId: demo.places.sites[sample.site].id,
    },
    idempotencyKey: undefined,
    clock: hoursBefore(demo.now, first.askedHoursAgo),
  });
  return id;
}

async function converse(id: string, sample: SampleRequest, demo: Demo): Promise<string> {
  const member = authorize(demo.people.requesters[sample.site], 'ask_questions');
  const [first, ...later] = sample.turns;
  await answer(id, first, demo);
  for (const turn of later) {
    await followUp({
      member,
      requestId: id,
      input: { question: turn.question },
      idempotencyKey: undefined,
      clock: hoursBefore(demo.now, turn.askedHoursAgo),
    });
    await answer(id, turn, demo);
  }
  return id;
}

async function answer(requestId: string, { outcome }: SampleTurn, { people, now }: Demo): Promise<void> {
  const query = await newestDrafted(requestId);
  switch (outcome.state) {
    case 'waiting':
      return;
    case 'edited': {
      const member = authorize(people.reviewers[outcome.by], 'answer_requests');
      await saveEdit({ member, requestId, text: outcome.text, clock: hoursBefore(now, outcome.hoursAgo) });
      return;
    }
    case 'sent': {
      const { evaluation, by } = outcome;
      await sendAnswer({
        member: authorize(people.reviewers[by], 'answer_requests'),
        requestId,
        text: textOf(outcome.answer, query),
        evaluation,
        signedInAt: now.toISOString(),
        clock: hoursBefore(now, outcome.hoursAgo),
      });
    }
  }
}

/** Waits until the newest query has its draft. */
async function newestDrafted(requestId: string): Promise<RequestQuery> {
  const newest = (queries: RequestQuery[]) => queries.at(-1);
  const { queries } = await threadUntil(
    requestId,
    (record) => {
      const state = newest(record.queries)?.draft.state;
      return state !== 'queued' && state !== 'writing';
    },
    PATIENCE_SECONDS,
  );
  const query = newest(queries);
  if (!query) throw new Error(`Request ${requestId} has no query`);
  return query;
}

function textOf(answer: SampleAnswer, { draft, question }: RequestQuery): string {
  if (answer.from === 'reviewer') return answer.text;
  if (draft.state !== 'ready') throw new Error(`There is no draft to send for: ${question}`);
  return draft.text;
}

function hoursBefore(now: Date, hours: number): () => string {
  return () => new Date(now.getTime() - hours * 3_600_000).toISOString();
}
