import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { RequestQuery, RequestRecord } from '@trialdesk/contract/entities/request';
import { COLLECTIONS, queryKey } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { database } from '../functions/src/firebase/app.ts';
import {
  evaluations,
  reportParts,
  requests,
  requestQueries,
  searchEntries,
  siteRequestQueries,
} from '../functions/src/firebase/collections.ts';
import { changeRequest } from '../functions/src/requests/request-repository.ts';
import { partId } from '../functions/src/reports/counted-question.ts';
import { packQuestions, unpackQuestions } from '../functions/src/reports/packed-questions.ts';
import { recount } from '../functions/src/reports/report-part-repository.ts';
import { entryId, searchEntry } from '../functions/src/requests/search/search-entry.ts';
import { siteProjection } from '../functions/src/requests/site-projection.ts';
import { findRequest, findSiteRequest } from '../functions/src/requests/thread-repository.ts';
import { storedQueries } from '../functions/src/requests/thread-summary.ts';
import { ROOT } from './project.ts';
import { runTool } from './run-tool.ts';

/** Its data is no other test's, and no function listens to it. */
const PROJECT = `demo-migrating-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = PROJECT;
process.env.GOOGLE_CLOUD_PROJECT = PROJECT;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT });

/** Many pages, so that there is time to kill the tool. */
const COUNT = 240;
const NOW = '2026-01-01T00:00:00.000Z';
const MANAGER = { id: 'm', name: 'Mara' };

function query(id: string, isSent: boolean): RequestQuery {
  return {
    id,
    question: `Question ${id}?`,
    asked_by: { id: 'r', name: 'Robin' },
    timestamp_created: NOW,
    draft: { state: 'queued', since: NOW },
    redraft: null,
    edit: null,
    sent: isSent ? { text: `Answer ${id}.`, citations: [], sent_by: MANAGER, sent_at: NOW } : null,
    version: 0,
  };
}

/** The last id was created first. */
const createdAt = (at: number) => new Date(Date.parse(NOW) - at * 60_000).toISOString();

const records = Array.from({ length: COUNT }, (_, at): RequestRecord => {
  const request_id = `r${String(at).padStart(3, '0')}`;
  return {
    ...{
      request_id,
      study_id: 'study',
      study_name: 'Study',
      site_id: 'site',
      site_name: 'Site',
      title: 'Missed visit',
    },
    ...{ category: 'other', priority: 'low', status: 'processing', created_at: createdAt(at) },
    ...{ requester_id: 'r', requester_name: 'Robin' },
    queries: Array.from({ length: (at % 3) + 1 }, (_each, turn) => query(`${request_id}-q${turn}`, turn < at % 3)),
  };
});

/** Altered in the database: what a seal must still show afterwards. */
const ALTERED = 'r001';

const raw = (name: string) => database().collection(name);

const copyOf = (record: RequestRecord) => {
  const copy = siteProjection(record);
  return record.request_id === ALTERED
    ? { ...copy, queries: copy.queries.map((each) => ({ ...each, question: 'Altered?' })) }
    : copy;
};

const migrate = (...args: string[]) => runTool('node', ['tools/migrate.ts', '--project', PROJECT, ...args]);

async function wholeCount(): Promise<number> {
  const stored = await requests().get();
  return stored.docs.filter((doc) => 'queries' in doc.data()).length;
}

/** Kills the tool, without a chance to tidy up, once it has changed some. */
async function killedHalfWay(): Promise<void> {
  const child = spawn('node', ['tools/migrate.ts', '--project', PROJECT], { cwd: ROOT });
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('60 read')) child.kill('SIGKILL');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

beforeAll(async () => {
  const writer = database().batch();
  for (const record of records) {
    writer.set(raw(COLLECTIONS.requests).doc(record.request_id), record);
    writer.set(raw(COLLECTIONS.siteRequests).doc(record.request_id), copyOf(record));
  }
  writer.set(raw(COLLECTIONS.studies).doc('study'), { id: 'study', name: 'Study' });
  await writer.commit();
});

test('reads threads of the older form as they are', async () => {
  for (const record of records.slice(0, 3)) {
    expect(await findRequest(EVERYWHERE, record.request_id)).toEqual(record);
    expect(await findSiteRequest(EVERYWHERE, record.request_id)).toEqual(copyOf(record));
  }
});

test('a dry run counts and changes nothing', async () => {
  expect(await migrate('--dry-run')).toMatchObject({
    ok: true,
    output: expect.stringContaining(`${COUNT} read, ${COUNT} to change`) as string,
  });
  expect(await wholeCount()).toBe(COUNT);
  expect((await raw(COLLECTIONS.schema).get()).size).toBe(0);
});

test('killed half way it has changed a part, and the application goes on with both forms', async () => {
  await killedHalfWay();
  const left = await wholeCount();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(COUNT);
  const last = records.at(-1);
  if (!last) throw new Error('There are records');
  await changeRequest({ reach: EVERYWHERE, requestId: last.request_id }, ({ request, query: newest }) => {
    if (!newest) throw new Error('The newest query is gone');
    return { request, query: { ...newest, version: 7 }, audit: [] };
  });
  last.queries = last.queries.map((each, at) => (at === last.queries.length - 1 ? { ...each, version: 7 } : each));
  expect(await wholeCount()).toBe(left - 1);
  expect(await findRequest(EVERYWHERE, last.request_id)).toEqual(last);
});

test('the next run continues, and everything is as it was', async () => {
  const { ok, output } = await migrate();
  expect({ ok, output }).toMatchObject({ ok: true, output: expect.stringMatching(/continued after r\d{3}/) as string });
  expect(await wholeCount()).toBe(0);
  for (const [at, record] of records.entries()) record.request_number = `STU-${String(COUNT - at).padStart(4, '0')}`;
  for (const record of records) {
    expect(await findRequest(EVERYWHERE, record.request_id)).toEqual(record);
    expect(await findSiteRequest(EVERYWHERE, record.request_id)).toEqual(copyOf(record));
  }
  const queries = records.flatMap((record) => record.queries).length;
  expect((await requestQueries().count().get()).data().count).toBe(queries);
  expect((await siteRequestQueries().count().get()).data().count).toBe(queries);
  for (const record of records)
    for (const [at, query] of storedQueries(record).entries()) {
      const entry = await searchEntries().doc(entryId(record, query.id)).get();
      expect([at, entry.data()]).toEqual([at, searchEntry(record, query)]);
    }
});

test('every question is counted in its report', async () => {
  const parts = (await reportParts().where('study_id', '==', 'study').get()).docs.map((doc) => doc.data());
  const counted = (await Promise.all(parts.map(unpackQuestions))).flatMap((each) => Object.values(each));
  const key = ({ request_id }: { request_id: string }, queryId: string) => `${request_id} ${queryId}`;
  expect(counted.map((each) => key(each, each.query_id)).sort()).toEqual(
    records.flatMap((record) => record.queries.map((each) => key(record, each.id))).sort(),
  );
});

test('run again it has nothing to do, and is on the audit trail once', async () => {
  expect(await migrate()).toEqual({ ok: true, output: 'The data is of version 11. There is nothing to do.\n' });
  const entries = (await raw(COLLECTIONS.audit).get()).docs.map((doc) => doc.data());
  const migrated = entries.filter(({ action }) => action === 'schema.migrated');
  expect(migrated.map(({ after }) => (after as { version: number }).version).sort((a, b) => a - b)).toEqual([
    2, 4, 5, 8, 11,
  ]);
  expect(entries.filter(({ action }) => action === 'request.numbered')).toHaveLength(COUNT);
  const study = await raw(COLLECTIONS.studies).doc('study').get();
  expect(study.data()).toEqual({ id: 'study', name: 'Study', number_prefix: 'STU', numbers_from: COUNT + 1 });
});

test('what reports count now is added to what they counted before', async () => {
  const [record] = records;
  const [asked] = record?.queries ?? [];
  if (!record || !asked) throw new Error('There are records');
  const { request_id, study_id } = record;
  const key = queryKey(request_id, asked.id);
  await evaluations()
    .doc(key)
    .set({
      ...{ request_id, query_id: asked.id, evaluated_by: MANAGER, evaluated_at: NOW, changed: 0 },
      ...{ answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' },
    });
  const place = { request_id, study_id, id: asked.id, timestamp_created: asked.timestamp_created };
  await recount(place);
  const part = reportParts().doc(partId(place));
  const evaluation = async () => (await unpackQuestions((await part.get()).data()))[key]?.evaluation;
  const { [key]: counted, ...others } = await unpackQuestions((await part.get()).data());
  if (!counted) throw new Error('The question is counted');
  const before = { relevance: 5, tone: 5, citation_quality: 5, changed: 0 };
  await part.update({ packed: await packQuestions({ ...others, [key]: { ...counted, evaluation: before } }) });
  await raw(COLLECTIONS.schema).doc('version').update({ version: 10 });
  expect(await evaluation()).toEqual(before);
  expect((await migrate()).ok).toBe(true);
  expect(await evaluation()).toEqual({ ...before, answered: true });
});

test('refuses data of a newer release, and says what it needs', async () => {
  await raw(COLLECTIONS.schema).doc('version').update({ version: 12 });
  expect(await migrate()).toEqual({
    ok: false,
    output: expect.stringContaining('The data is of version 12; this release knows versions up to 11.') as string,
  });
  expect(await runTool('node', ['tools/migrate.ts'])).toMatchObject({
    ok: false,
    output: expect.stringContaining('--project is needed.') as string,
  });
});
