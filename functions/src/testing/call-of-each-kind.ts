import type { Site, Study } from '@trialdesk/contract/entities/site';
import { OPERATIONS, type OperationId } from '@trialdesk/contract/operations';
import type { Operation } from '@trialdesk/contract/operations/operation';
import { names, savedReplies, savedViews, sites, studies, uploads } from '../firebase/collections.ts';
import { nameKey } from '../names/name-key.ts';
import type { ApiWorld, CallOptions, TestPerson } from './api-world.ts';
import { callOptions } from './call-options.ts';
import { callParameters } from './call-parameters.ts';
import { callRecords } from './call-records.ts';
import { forgetAnnouncement } from './forget-announcement.ts';
import { forgetDocument } from './uploaded-protocol.ts';

/** Ends the caller's sessions, so that they must sign in again. */
export function endsSessions(id: OperationId): boolean {
  return id === 'changePassword' || id === 'signOutEverywhere';
}

export interface ApiCall {
  target: string;
  options: CallOptions;
}

/** A site with its people, and a valid call of every operation on it. */
export interface CallWorld {
  site: Site;
  study: Study;
  /** Id of a request without an answer. */
  open: string;
  administrator: TestPerson;
  manager: TestPerson;
  researcher: TestPerson;
  /** A call that succeeds for everyone allowed to make it, however often it is repeated. */
  callOf(id: OperationId): Promise<ApiCall>;
  /** Registers what a call has created for removal. */
  replied(id: OperationId, body: { id?: string }): void;
}

export async function openCallWorld(world: ApiWorld): Promise<CallWorld> {
  const records = await callRecords(world);
  const { site, study, administrator, manager, researcher } = records;
  const queryFor = (id: OperationId): string => {
    if (id === 'listRequests') return `?site_id=${site.id}`;
    if (id === 'getStudyFigures') return `?study_ids=${study.id}`;
    const report = `?study_id=${study.id}&from=2026-01&to=2026-12`;
    if (id === 'getReport') return report;
    if (id === 'listReportedQuestions') return `${report}&figure=asked`;
    return id === 'countTeams' ? `?site_ids=${site.id}` : '';
  };

  return {
    ...{ site, study, open: records.open },
    administrator,
    manager,
    researcher,
    callOf: async (id) => {
      const { method, path }: Operation = OPERATIONS[id];
      const values = await callParameters(world, records, id);
      const filled = path.replace(/\{(\w+)\}/g, (_slot, name: string) => values[name] ?? '');
      return {
        target: `${method} ${filled}${queryFor(id)}`,
        options: callOptions(records, id),
      };
    },
    replied: (id, body) => {
      const made = body.id;
      if (made === undefined) return;
      if (id === 'createSite' || id === 'createStudy') world.later(() => forgetNamed(id, made));
      if (id === 'announce' || id === 'shareAnswer') world.later(() => forgetAnnouncement(made));
      if (id === 'createSavedReply') world.later(() => savedReplies().doc(made).delete());
      if (id === 'createSavedView') world.later(() => savedViews().doc(made).delete());
      if (id === 'startUpload') world.later(() => uploads().doc(made).delete());
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
