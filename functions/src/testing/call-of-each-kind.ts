import { randomUUID } from 'node:crypto';
import { DEFAULT_AI_SETTINGS } from '@trialdesk/contract/entities/ai-settings';
import { DEFAULT_PREFERENCES } from '@trialdesk/contract/entities/preferences';
import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import type { Operation } from '@trialdesk/contract/operations/operation';
import { documents, names, requests, sites, studies } from '../firebase/collections.ts';
import { bucket } from '../firebase/app.ts';
import { sourcePath } from '@trialdesk/contract/paths';
import { nameKey } from '../names/name-key.ts';
import { PASSWORD, type ApiWorld, type CallOptions, type TestPerson } from './api-world.ts';
import { askedRequest, forgetRequests } from './asked-request.ts';
import { invite, newAddress } from './invited-person.ts';
import { makePages } from './make-pages.ts';
import { upload } from './uploaded-protocol.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 5, citation_quality: 5, comment: '' };

interface ApiCall {
  target: string;
  options: CallOptions;
}

/** A site with its people, and a valid call of every operation on it. */
export interface CallWorld {
  administrator: TestPerson;
  manager: TestPerson;
  researcher: TestPerson;
  /** A call that succeeds for everyone allowed to make it, however often it is repeated. */
  callOf(id: OperationId): Promise<ApiCall>;
  /** Registers what a call has created for removal. */
  replied(id: OperationId, body: { id?: string }): void;
}

export async function openCallWorld(world: ApiWorld): Promise<CallWorld> {
  const site = await world.site();
  const study = await world.study();
  world.later(() => forgetRequests(site.id));
  const administrator = await world.person('Administrator');
  const manager = await world.person('Site Manager', site);
  const researcher = await world.person('Clinical Researcher', site);
  const pdf = await makePages([['A protocol of one page, invented for a test.']]);
  const document = (await upload(world, manager, { name: 'Calls.pdf', bytes: pdf })).body.id;
  const open = await askedRequest(researcher, { studyId: study.id });
  const queryId = (await requests().doc(open).get()).data()?.queries[0]?.id ?? '';

  const answeredRequest = async () => {
    const id = await askedRequest(researcher, { studyId: study.id });
    await manager.call(`POST /submit-response/${id}`, {
      json: { status: 'completed', final_answer: 'Yes.', evaluation: EVALUATION },
    });
    return id;
  };
  const invitedId = async () => (await invite(world, administrator, {})).body.id;

  /** Values of path parameters; an operation that uses something up gets a new one each time. */
  const parameters = async (id: OperationId): Promise<Record<string, string>> => {
    switch (id) {
      case 'getRole':
        return { email: researcher.user.email };
      case 'getRequest':
      case 'submitResponse':
        return { id: open };
      case 'regenerateDraft':
      case 'patchQueryResponse':
      case 'putQueryResponse':
      case 'postQueryResponse':
        return { id: open, query_id: queryId };
      case 'followUp':
        return { id: await answeredRequest() };
      case 'deleteUser':
        return { id: await invitedId() };
      case 'completeRegistration':
        return { userId: await invitedId() };
      case 'getSiteName':
        return { id: site.id };
      case 'getStudy':
        return { id: study.id };
      case 'setDocumentStudy':
      case 'setDocumentStatus':
      case 'getDocumentUrl':
        return { id: document };
      case 'listSiteManagers':
      case 'listUsers':
      case 'inviteUser':
      case 'listRequests':
      case 'listAllRequests':
      case 'createRequest':
      case 'listSites':
      case 'createSite':
      case 'listContacts':
      case 'listStudies':
      case 'createStudy':
      case 'listDocuments':
      case 'uploadDocument':
      case 'getAiSettings':
      case 'putAiSettings':
      case 'getPreferences':
      case 'putAppearance':
      case 'putNotifications':
      case 'putOwnName':
      case 'listAudit':
      case 'describeApi':
        return {};
    }
  };

  const optionsOf = (id: OperationId): CallOptions => {
    switch (id) {
      case 'createRequest':
        return {
          json: {
            title: 'Missed the visit',
            question: 'May the dose still be given?',
            category: 'other',
            studyId: study.id,
            siteId: site.id,
          },
        };
      case 'followUp':
        return { json: { question: 'And after five days?', site_id: site.id, study_id: study.id } };
      case 'submitResponse':
      case 'patchQueryResponse':
      case 'putQueryResponse':
      case 'postQueryResponse':
        return { json: { final_answer: 'Within three days.' } };
      case 'inviteUser':
        return { json: { email: newAddress(), role: 'Clinical Researcher', site_ids: [site.id], study_ids: [] } };
      case 'completeRegistration':
        return { json: { name: 'Robin Reed', password: PASSWORD } };
      case 'createSite':
      case 'createStudy':
        return { json: { name: `Made by a test ${randomUUID()}` } };
      case 'setDocumentStudy':
        return { json: { study_id: study.id } };
      case 'setDocumentStatus':
        return { json: { status: 'active' } };
      case 'uploadDocument': {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(pdf)], 'Call.pdf', { type: 'application/pdf' }));
        return { form };
      }
      case 'putAiSettings':
        return { json: DEFAULT_AI_SETTINGS };
      case 'putAppearance':
        return { json: DEFAULT_PREFERENCES.appearance };
      case 'putNotifications':
        return { json: DEFAULT_PREFERENCES.notifications };
      case 'putOwnName':
        return { json: { name: 'Robin Reed' } };
      case 'getRole':
      case 'getAiSettings':
      case 'getPreferences':
      case 'listSiteManagers':
      case 'listUsers':
      case 'deleteUser':
      case 'listRequests':
      case 'listAllRequests':
      case 'getRequest':
      case 'regenerateDraft':
      case 'listSites':
      case 'listContacts':
      case 'getSiteName':
      case 'listStudies':
      case 'getStudy':
      case 'listDocuments':
      case 'getDocumentUrl':
      case 'listAudit':
      case 'describeApi':
        return {};
    }
  };

  return {
    administrator,
    manager,
    researcher,
    callOf: async (id) => {
      const { method, path, query }: Operation = OPERATIONS[id];
      const values = await parameters(id);
      const filled = path.replace(/\{(\w+)\}/g, (_slot, name: string) => values[name] ?? '');
      return {
        target: `${method} ${filled}${query && id === 'listRequests' ? `?site_id=${site.id}` : ''}`,
        options: optionsOf(id),
      };
    },
    replied: (id, body) => {
      const made = body.id;
      if (made === undefined) return;
      if (id === 'createSite' || id === 'createStudy') world.later(() => forgetNamed(id, made));
      if (id === 'uploadDocument') world.later(() => forgetDocument(made));
      if (id === 'inviteUser') world.later(() => administrator.call(`DELETE /users/${made}`));
    },
  };
}

async function forgetNamed(kind: 'createSite' | 'createStudy', id: string): Promise<void> {
  const record = (kind === 'createSite' ? sites() : studies()).doc(id);
  const name = (await record.get()).data()?.name ?? '';
  await names()
    .doc(nameKey(kind === 'createSite' ? 'site' : 'study', name))
    .delete();
  await record.delete();
}

async function forgetDocument(id: string): Promise<void> {
  await documents().doc(id).delete();
  await bucket().file(sourcePath(id)).delete({ ignoreNotFound: true });
}
