import { createHash, randomUUID } from 'node:crypto';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { secondsAfter, systemClock } from '../clock.ts';
import { passwordResets, savedReplies, savedViews, studyFacts, uploads } from '../firebase/collections.ts';
import { findRequest } from '../requests/thread-repository.ts';
import type { ApiWorld } from './api-world.ts';
import { askedRequest } from './asked-request.ts';
import { citedAnswer } from './cited-answer.ts';
import { startUpload } from './direct-upload.ts';
import { forgetAnnouncement } from './forget-announcement.ts';
import { invite } from './invited-person.ts';
import { makePages } from './make-pages.ts';
import { sharedAnswer } from './shared-answer.ts';
import { studyAtSite } from './study-at-site.ts';
import { ingested, upload } from './uploaded-protocol.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' };
const PROTOCOL_TEXT = 'A protocol of one page, invented for a test.';

export type CallRecords = Awaited<ReturnType<typeof callRecords>>;

/** The records that calls name; those that a call uses up are made anew by a function. */
export async function callRecords(world: ApiWorld) {
  const { site, study, researcher, manager } = await studyAtSite(world);
  world.later(() => studyFacts().doc(study.id).delete());
  const administrator = await world.person('Administrator');
  const pdf = await makePages([[PROTOCOL_TEXT]]);
  const { body } = await upload(world, manager, { name: 'Calls.pdf', bytes: pdf });
  const { id: document } = await ingested(body.id);
  const open = await askedRequest(researcher, { studyId: study.id });
  const queryId = (await findRequest(EVERYWHERE, open))?.queries[0]?.id ?? '';

  const newQuestion = async () => {
    const id = await askedRequest(researcher, { studyId: study.id });
    return { id, query_id: (await findRequest(EVERYWHERE, id))?.queries[0]?.id ?? '' };
  };
  const answeredRequest = async () => {
    const id = await askedRequest(researcher, { studyId: study.id });
    await manager.call(`POST /submit-response/${id}`, {
      json: { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION },
    });
    return id;
  };
  const sentByAdministrator = async () => {
    const question = await newQuestion();
    await administrator.call(`POST /submit-response/${question.id}`, {
      json: { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION },
    });
    return question;
  };
  const approvedAnswer = async () => {
    const question = await sentByAdministrator();
    await administrator.call(`PUT /requests/${question.id}/queries/${question.query_id}/approval`);
    return question;
  };
  const unreadableDocument = async () => {
    const damaged = Buffer.from('%PDF-1.7 and nothing else');
    const reply = await upload(world, manager, { name: `Damaged ${randomUUID()}.pdf`, bytes: damaged });
    await ingested(reply.body.id);
    return reply.body.id;
  };
  const taken = { document_id: document, page: 1, text: PROTOCOL_TEXT };
  const answered = await citedAnswer({ researcher, manager, studyId: study.id, taken });
  const invitedId = async () => (await invite(world, administrator, {})).body.id;

  /** Whose name, access and password calls may change, while the others go on with theirs. */
  const colleague = await world.person('Clinical Researcher', site);
  const resetToken = async () => {
    const [token, created_at] = [randomUUID(), systemClock()];
    const reset = { user_id: colleague.user.id, created_at, expires_at: secondsAfter(created_at, 60), used_at: null };
    await passwordResets().doc(createHash('sha256').update(token).digest('hex')).create(reset);
    return token;
  };

  const sent = async (route: string, json: object) => {
    const { body } = await administrator.call<{ id: string }>(route, { json });
    world.later(() => forgetAnnouncement(body.id));
    return body.id;
  };
  const kits = { study_id: study.id, title: 'New kits', text: 'They arrive on Monday.' };
  const announcement = () => sent('POST /announcements', kits);
  const announcedDocument = () => sent('POST /announcements', { ...kits, document_id: document });
  const announcedAnswer = () => sent('POST /announcements/shared-answers', sharedAnswer(answered));

  const sharedReply = async () => {
    const json = { title: 'Out of window', text: 'Dear {{requester}},', is_shared: true };
    const { body: reply } = await administrator.call<{ id: string }>('POST /saved-replies', { json });
    world.later(() => savedReplies().doc(reply.id).delete());
    return reply.id;
  };

  const sharedView = async () => {
    const json = { name: `Made by a test ${randomUUID()}`, query: { view: 'list', scope: 'all' }, is_shared: true };
    const { body: view } = await administrator.call<{ id: string }>('POST /saved-views', { json });
    world.later(() => savedViews().doc(view.id).delete());
    return view.id;
  };

  const pendingUpload = async () => {
    const { body: session } = await startUpload(manager, { name: 'Calls.pdf', bytes: pdf });
    world.later(() => uploads().doc(session.id).delete());
    return session;
  };

  return {
    ...{ site, study, administrator, manager, researcher, colleague },
    ...{ pdf, document, taken, open, queryId, answered },
    ...{
      newQuestion,
      answeredRequest,
      sentByAdministrator,
      approvedAnswer,
      unreadableDocument,
      invitedId,
      resetToken,
      pendingUpload,
      announcement,
      announcedDocument,
      announcedAnswer,
      sharedReply,
      sharedView,
    },
  };
}
