import { expect } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { documentFolder } from '@trialdesk/contract/paths';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import { bucket } from '../../firebase/app.ts';
import { documents } from '../../firebase/collections.ts';
import { readPassages } from '../../ingestion/passages/passage-store.ts';
import { makePages } from '../make-pages.ts';
import { actionsOn } from './evidence.ts';
import type { FaultWorld } from './fault-world.ts';
import { expectStatus, type Scenario } from './scenario.ts';
import { settle } from './settle.ts';
import type { Worker } from './worker.ts';

const NAME = 'Fault protocol.pdf';
const UPLOADED_AND_READ = { 'document.uploaded': 1, 'document.read': 1 };

interface Filing {
  bytes: Uint8Array;
  key: string;
  replaces?: string;
}

const pages = (days: number) =>
  makePages([['2 Visit windows', `A missed week 4 visit may be made up within ${days} days of the planned date.`]]);

async function file(worker: Worker, world: FaultWorld, { bytes, key, replaces }: Filing): Promise<string> {
  const form = new FormData();
  form.set('study_id', world.study.id);
  if (replaces !== undefined) form.set('replaces', replaces);
  form.set('file', new File([new Uint8Array(bytes)], NAME, { type: 'application/pdf' }));
  const call = { form, token: world.manager.token, key };
  const reply = await worker.call<DocumentView>('POST /documents/upload', call);
  expectStatus(reply, 200);
  return reply.body.id;
}

/** A protocol of the world's study, read and ready. */
export async function fileProtocol(worker: Worker, world: FaultWorld): Promise<void> {
  await fileAndRead(worker, world, { bytes: await pages(3), key: randomUUID() });
  await settle(worker);
}

/** The call and the event that follows it. */
async function fileAndRead(worker: Worker, world: FaultWorld, filing: Filing): Promise<string> {
  const id = await file(worker, world, filing);
  await worker.deliver('file', (await documents().doc(id).get()).data()?.source?.path);
  return id;
}

async function ofStudy({ study }: FaultWorld): Promise<StudyDocument[]> {
  const found = await documents().where('study_id', '==', study.id).get();
  return found.docs.map((doc) => doc.data()).sort((a, b) => a.version - b.version);
}

/** The file, the record and the passages are of the same bytes, and there is no other file. */
async function expectWhole(document: StudyDocument | undefined, bytes: Uint8Array): Promise<void> {
  if (!document?.source) throw new Error('The document is lost');
  const { id, source, passages_sha256, ingestion } = document;
  expect(ingestion.state).toBe('ready');
  expect(source.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  const [files] = await bucket().getFiles({ prefix: documentFolder(id) });
  expect(files.map(({ name }) => name).filter((name) => name.endsWith('.pdf'))).toEqual([source.path]);
  expect(Buffer.from(bytes).equals((await bucket().file(source.path).download())[0])).toBe(true);
  expect(await readPassages(id, passages_sha256)).toMatchObject({ result: 'current', file: { source } });
}

export const upload: Scenario = async (world) => {
  const filing = { bytes: await pages(3), key: randomUUID() };
  return {
    act: async (worker) => {
      await fileAndRead(worker, world, filing);
    },
    check: async () => {
      const all = await ofStudy(world);
      expect(all.map(({ version, document_status }) => [version, document_status])).toEqual([[1, 'active']]);
      await expectWhole(all[0], filing.bytes);
      expect(await actionsOn(`documents/${all[0]?.id ?? ''}`)).toEqual(UPLOADED_AND_READ);
    },
  };
};

export const replace: Scenario = async (world, worker) => {
  const before = { bytes: await pages(3), key: randomUUID() };
  const first = await fileAndRead(worker, world, before);
  await settle(worker);
  const after = { bytes: await pages(9), key: randomUUID(), replaces: first };
  return {
    act: async (current) => {
      await fileAndRead(current, world, after);
    },
    always: async () => {
      const answering = (await ofStudy(world)).filter(
        ({ document_status, ingestion }) => document_status === 'active' && ingestion.state === 'ready',
      );
      expect(answering).toHaveLength(1);
    },
    check: async () => {
      const all = await ofStudy(world);
      expect(all.map(({ version, document_status }) => [version, document_status])).toEqual([
        [1, 'archived'],
        [2, 'active'],
      ]);
      await expectWhole(all[0], before.bytes);
      await expectWhole(all[1], after.bytes);
      expect(await actionsOn(`documents/${first}`)).toEqual({ ...UPLOADED_AND_READ, 'document.replaced': 1 });
      expect(await actionsOn(`documents/${all[1]?.id ?? ''}`)).toEqual(UPLOADED_AND_READ);
    },
  };
};
