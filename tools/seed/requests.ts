import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { requests } from '../../functions/src/firebase/collections.ts';
import { saveEdit, sendAnswer } from '../../functions/src/requests/answer-query.ts';
import { createRequest } from '../../functions/src/requests/create-request.ts';
import { followUp } from '../../functions/src/requests/follow-up.ts';
import { SAMPLE_REQUESTS } from '../../samples/requests.ts';
import type { SampleAnswer, SampleRequest, SampleTurn } from '../../samples/sample-request.ts';
import { eventually } from '../../functions/src/testing/eventually.ts';
import type { People } from './people.ts';
import type { Places } from './places.ts';

export interface Demo {
  places: Places;
  people: People;
  /** The samples' times are hours before this. */
  now: Date;
}

/** Asks and answers the demo's questions through the application's services, with backdated clocks. */
export async function seedRequests(demo: Demo): Promise<string[]> {
  return Promise.all(SAMPLE_REQUESTS.map((sample) => seedRequest(sample, demo)));
}

async function seedRequest(sample: SampleRequest, demo: Demo): Promise<string> {
  const member = demo.people.requesters[sample.site];
  const [first, ...later] = sample.turns;
  const { request_id: id } = await createRequest({
    member,
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
      const member = people.reviewers[outcome.by];
      await saveEdit({ member, requestId, text: outcome.text, clock: hoursBefore(now, outcome.hoursAgo) });
      return;
    }
    case 'sent': {
      const { evaluation, by } = outcome;
      await sendAnswer({
        member: people.reviewers[by],
        requestId,
        text: textOf(outcome.answer, query),
        evaluation,
        clock: hoursBefore(now, outcome.hoursAgo),
      });
    }
  }
}

/** Waits until the newest query has its draft. */
async function newestDrafted(requestId: string): Promise<RequestQuery> {
  const newest = (queries: RequestQuery[]) => queries.at(-1);
  const { queries } = await eventually(
    requests().doc(requestId),
    (record) => {
      const state = newest(record.queries)?.draft.state;
      return state !== 'queued' && state !== 'writing';
    },
    60,
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
