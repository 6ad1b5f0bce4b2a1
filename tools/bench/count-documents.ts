import { queryKey } from '@trialdesk/contract/paths';
import type { User } from '@trialdesk/contract/entities/user';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { sweep } from '../../functions/src/app/sweep.ts';
import { composeDraft } from '../../functions/src/answering/jobs/compose-draft.ts';
import { runDraftJob } from '../../functions/src/answering/jobs/run-draft-job.ts';
import { answer, startVertexServer } from '../../functions/src/answering/testing/vertex-server.ts';
import { systemClock } from '../../functions/src/clock.ts';
import { writePassages } from '../../functions/src/ingestion/passages/passage-store.ts';
import { CURRENT_MODELS } from '../../functions/src/gemini-models.ts';
import { documents, sites, studies, users } from '../../functions/src/firebase/collections.ts';
import { authorize } from '../../functions/src/http/authorize.ts';
import { newId } from '../../functions/src/ids.ts';
import { sendAnswer } from '../../functions/src/requests/answer-query.ts';
import { findRequest } from '../../functions/src/requests/thread-repository.ts';
import { createRequest } from '../../functions/src/requests/create-request.ts';
import { inventDocuments, samplePassages } from './invented-documents.ts';
import type { Quantity } from './result.ts';
import { watchDocuments } from './watch-documents.ts';

/*
 * Prints the documents one question reads and writes on the emulators, as JSON. No function listens to this project,
 * so all work happens in this process.
 */

const PROJECT = 'demo-counting';
process.env.GCLOUD_PROJECT = PROJECT;
process.env.GOOGLE_CLOUD_PROJECT = PROJECT;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: PROJECT, storageBucket: `${PROJECT}.appspot.com` });

/* Gemini's stand-in, so that what Gemini needs is counted; a limit, since counting it is part of that. */
const server = await startVertexServer();
server.reply(answer([1], 'Yes, within three days.'));
Object.assign(process.env, {
  GEMINI_MODEL: CURRENT_MODELS.draft,
  GEMINI_API_KEY: 'a-key',
  GEMINI_DAILY_TOKENS: '1000000',
  VERTEX_BASE_URL: server.config.baseUrl,
});

const clock = systemClock;
const site = { id: newId(), name: `Site ${newId()}` };
const study = { id: newId(), name: `Study ${newId()}` };

function person(role: User['role']): User {
  const id = newId();
  return {
    id,
    email: `${id}@example.test`,
    name: 'Robin Reed',
    role,
    site_ids: [site.id],
    study_ids: [],
    status: 'active',
    created_at: clock(),
    invitation_expires_at: null,
  };
}

const [researcher, manager] = [person('Clinical Researcher'), person('Site Manager')];
const [protocol] = inventDocuments(await samplePassages(), { documents: 1, pages: 150 });
if (!protocol) throw new Error('The protocol could not be generated');

const passages_sha256 = await writePassages({ ...protocol.file, document_id: study.id });
await Promise.all([
  sites().doc(site.id).create(site),
  studies().doc(study.id).create(study),
  ...[researcher, manager].map((user) => users().doc(user.id).create(user)),
  documents()
    .doc(study.id)
    .create({
      id: study.id,
      name: protocol.name,
      study_id: study.id,
      version: 1,
      replaces: null,
      replaced_by: null,
      document_status: 'active',
      upload_date: clock(),
      uploaded_by: { id: manager.id, name: manager.name },
      size: 1,
      page_count: 150,
      source: protocol.file.source,
      passages_sha256,
      ingestion: { state: 'ready', at: clock(), passages: protocol.file.passages.length, pages_without_text: [] },
    }),
]);

const touched = watchDocuments();
const record = await createRequest({
  member: authorize(researcher, 'ask_questions'),
  input: {
    title: 'Missed the week 4 visit',
    question: 'My patient missed the week 4 visit by three days, may I still give the dose?',
    category: 'study_procedures',
    priority: 'high',
    studyId: study.id,
    siteId: site.id,
    userId: researcher.id,
  },
  idempotencyKey: undefined,
  clock,
});
const asked = touched();
const thread = await findRequest(EVERYWHERE, record.request_id);
const [query] = thread?.queries ?? [];
if (!thread || !query) throw new Error('The request was stored');
touched();
const outcome = await composeDraft({ record: thread, query });
const composed = touched();
const [call] = outcome.calls ?? [];
await runDraftJob(queryKey(record.request_id, query.id), clock);
const drafted = touched();
await sendAnswer({
  member: authorize(manager, 'answer_requests'),
  requestId: record.request_id,
  text: 'Yes, within three days.',
  evaluation: { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' },
  signedInAt: clock(),
  clock,
});
const sent = touched();
await sweep(clock);
const swept = touched();
await server.close();

const quantities = Object.entries({
  'asking a question': asked,
  'composing its draft, in the worker': composed,
  'claiming, storing and counting the draft': drafted,
  'sending it': sent,
  'a sweep': swept,
}).flatMap(([name, { read, written }]): Quantity[] => [
  { name: `${name}: documents read`, value: read, unit: 'documents', target: null },
  { name: `${name}: documents written`, value: written, unit: 'documents', target: null },
]);
const prompt = {
  name: 'prompt of the draft, as estimated',
  value: call?.estimated_tokens ?? 0,
  unit: 'tokens',
  target: null,
};
console.log(JSON.stringify([...quantities, prompt]));
process.exit();
