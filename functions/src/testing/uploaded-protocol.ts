import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { documentFolder } from '@trialdesk/contract/paths';
import type { DocumentView } from '@trialdesk/contract/replies/documents';
import { bucket } from '../firebase/app.ts';
import { documentFacts, documents } from '../firebase/collections.ts';
import type { ApiWorld, Reply, TestPerson } from './api-world.ts';
import { eventually } from './eventually.ts';
import { makePages } from './make-pages.ts';

const PAGES = [
  [
    '1 Introduction',
    'This protocol describes a study of an invented tablet in adults. It was written for tests and says so plainly. The study has a screening period, a treatment period of 24 weeks and a follow-up period.',
  ],
  [
    '2 Visit windows',
    'A missed week 4 visit may be made up within 3 days of the planned date, and the dose may still be given at that visit. After more than 3 days the visit is skipped and the dose is not given.',
    'The week 12 visit has a window of 7 days in either direction.',
  ],
];

export interface FiledProtocol {
  studyId: string;
  replaces?: string;
}

/** A two-page protocol, read and ready; removed with the world. */
export async function uploadedProtocol(
  world: ApiWorld,
  person: TestPerson,
  place: string | FiledProtocol,
): Promise<StudyDocument> {
  const { status, body } = await upload(world, person, {
    name: 'Window protocol.pdf',
    bytes: await makePages(PAGES),
    ...(typeof place === 'string' ? { studyId: place } : place),
  });
  if (status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(body)}`);
  return ingested(body.id);
}

export interface UploadInput {
  name: string;
  bytes: Uint8Array;
  studyId?: string;
  replaces?: string;
  label?: string;
  effective_date?: string;
}

export async function upload(
  world: ApiWorld,
  person: TestPerson,
  { name, bytes, studyId, ...further }: UploadInput,
): Promise<Reply<DocumentView>> {
  const form = new FormData();
  if (studyId !== undefined) form.set('study_id', studyId);
  for (const [field, value] of Object.entries(further)) form.set(field, value);
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  const reply = await person.call<DocumentView>('POST /documents/upload', { form });
  if (reply.status === 200) {
    world.later(() => forgetDocument(reply.body.id));
  }
  return reply;
}

/** Its records and all its files. */
export async function forgetDocument(id: string): Promise<void> {
  await documents().doc(id).delete();
  await documentFacts().doc(id).delete();
  await bucket().deleteFiles({ prefix: documentFolder(id) });
}

/** Resolves once it has been read or has failed. */
export function ingested(documentId: string): Promise<StudyDocument> {
  return eventually(
    documents().doc(documentId),
    ({ ingestion }) => ingestion.state === 'ready' || ingestion.state === 'failed',
  );
}
