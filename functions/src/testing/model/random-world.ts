import { isDeepStrictEqual } from 'node:util';
import type { Site, Study } from '@trialdesk/contract/entities/site';
import { COLLECTIONS } from '@trialdesk/contract/paths';
import { EVERYWHERE } from '@trialdesk/contract/permissions';
import { ROLES } from '@trialdesk/contract/roles';
import { documents } from '../../firebase/collections.ts';
import { findRequest } from '../../requests/thread-repository.ts';
import type { ApiWorld, CallOptions, TestPerson } from '../api-world.ts';
import { forgetRequests } from '../asked-request.ts';
import { uploadedProtocol } from '../uploaded-protocol.ts';
import { chosen } from './chosen.ts';
import { ExpectedState, isOpen, newQuestion, statusOf, type ExpectedRequest } from './expected-state.ts';
import { isOwn, ownStep } from './own-step.ts';
import type { OwnKind, Step } from './steps.ts';

const EVALUATION = { answered: true, relevance: 5, tone: 4, citation_quality: 3, comment: 'A private remark.' };

const OTHER_ROLES = ROLES.filter((role) => role !== 'Administrator');

/** In edits that are not sent; a site must never read it. */
export const UNSENT = 'not for the site';

/** Two sites, two studies, seven people and a protocol, in which the steps of one seed happen. */
export class RandomWorld {
  readonly state = new ExpectedState();
  readonly people: TestPerson[] = [];
  readonly sites: Site[] = [];
  readonly studies: Study[] = [];
  readonly documentIds: string[] = [];
  private readonly world: ApiWorld;
  private count = 0;
  private readonly at = chosen;

  constructor(world: ApiWorld) {
    this.world = world;
  }

  async open(): Promise<void> {
    const { world } = this;
    const [north, south] = [await world.site(), await world.site()];
    this.sites.push(north, south);
    for (const { id } of this.sites) world.later(() => forgetRequests(id));
    this.studies.push(await world.study(), await world.study());
    this.people.push(
      await world.person('Administrator'),
      await world.person('Site Manager', north, south),
      await world.person('Site Manager', north),
      await world.person('Clinical Researcher', north),
      await world.person('Clinical Researcher', south),
      await world.person('Clinical Researcher', north, south),
    );
    for (const { user } of this.people) {
      this.state.people.set(user.id, { ...user, site_ids: [...user.site_ids], study_ids: [], isDeleted: false });
    }
    const [study] = this.studies;
    if (study) await this.upload(this.at(this.people, 1), study.id);
  }

  /** Does it through the API and remembers what should follow. Errors: an unexpected reply. */
  async perform(step: Step): Promise<void> {
    this.count += 1;
    switch (step.kind) {
      case 'ask':
        return this.ask(step);
      case 'follow_up':
      case 'edit':
      case 'send':
      case 'send_draft':
      case 'redraft':
      case 'add':
      case 'correct':
      case 'withdraw':
      case 'rate': {
        const request = this.state.requests[step.request % Math.max(1, this.state.requests.length)];
        if (!request) return;
        const { kind } = step;
        return isOwn(kind) ? this.onOwn({ ...step, kind }, request) : this.onRequest(step, request);
      }
      case 'archive':
      case 'restore':
        return this.setStatus(step);
      case 'replace':
        return this.replace(step);
      case 'move':
        return this.move(step);
      case 'delete_user':
        return this.deleteUser(step);
      case 'change_access':
        return this.changeAccess(step);
    }
  }

  private async ask({ who, site, study }: Extract<Step, { kind: 'ask' }>): Promise<void> {
    const place = { site_id: this.at(this.sites, site).id, study_id: this.at(this.studies, study).id };
    const person = this.someone(who, (id) => this.state.mayAsk(id, place));
    const question = `Question ${this.count}: may the missed week 4 visit be made up within 3 days?`;
    const body = await this.attempt(this.state.mayAsk(person.user.id, place), person, {
      target: 'POST /create-request',
      json: { title: 'Missed visit', question, category: 'other', siteId: place.site_id, studyId: place.study_id },
    });
    if (typeof body?.request_id !== 'string') return;
    this.state.asks({ id: body.request_id, ...place }, newQuestion(person.user.id, question));
  }

  private async onRequest({ kind, who }: Extract<Step, { request: number }>, request: ExpectedRequest): Promise<void> {
    const person = this.someone(who, (id) =>
      kind === 'follow_up' ? this.state.mayAsk(id, request) : this.state.isTeam(id),
    );
    const target = `${COLLECTIONS.requests}/${request.id}`;
    const newest = request.queries.at(-1);
    const waits = newest !== undefined && isOpen(newest);
    if (kind === 'follow_up') {
      const question = `Question ${this.count}: and what about the week 12 visit and its window?`;
      const isAllowed = this.state.mayAsk(person.user.id, request) && statusOf(request) === 'completed';
      const json = { question, site_id: request.site_id, study_id: request.study_id };
      if (!(await this.attempt(isAllowed, person, { target: `POST /requests/${request.id}/queries`, json }))) return;
      request.queries.push(newQuestion(person.user.id, question));
      this.state.record('request.followed_up', target);
      return;
    }
    const isAllowed = this.state.isTeam(person.user.id) && waits;
    const record = await findRequest(EVERYWHERE, request.id);
    const query = record?.queries.at(-1);
    if (kind === 'redraft') {
      const isPending = query?.draft.state === 'queued' || query?.draft.state === 'writing' || query?.redraft !== null;
      if (isPending || !isAllowed) return;
      const path = `POST /requests/${request.id}/queries/${query.id}/draft`;
      if (await this.attempt(true, person, { target: path, json: {} })) this.state.record('draft.requested', target);
      return;
    }
    const drafted = kind === 'send_draft' && query?.draft.state === 'ready' ? query.draft.text : null;
    const text = drafted ?? `${kind === 'edit' ? UNSENT : 'Sent'} ${this.count}: within three days.`;
    const isSent = kind !== 'edit';
    // A repeated call changes nothing.
    const isRepeated = isSent && newest?.sent === text && newest.sender === person.user.id;
    const json = {
      final_answer: text,
      ...(isSent ? { status: 'completed', evaluation: EVALUATION } : {}),
      ...(drafted === null ? {} : { based_on: 'draft' }),
    };
    const isAccepted = isAllowed || (isRepeated && this.state.isTeam(person.user.id));
    const call = { target: `POST /submit-response/${request.id}`, json };
    if (!(await this.attempt(isAccepted, person, call)) || isRepeated) return;
    if (isSent && newest) Object.assign(newest, { sent: text, sender: person.user.id });
    else if (newest) newest.isStarted = true;
    this.state.record(isSent ? 'answer.sent' : 'answer.edited', target);
    this.state.takes(person.user.id, request);
  }

  /** What a site does with the newest question or its answer. */
  private async onOwn({ kind, who }: { kind: OwnKind; who: number }, request: ExpectedRequest): Promise<void> {
    const newest = request.queries.at(-1);
    if (!newest) return;
    const isOwner = (id: string) => this.state.mayAsk(id, request) && (kind === 'rate' || newest.asker === id);
    const person = this.someone(who, isOwner);
    const { id } = person.user;
    const queryId = (await findRequest(EVERYWHERE, request.id))?.queries.at(-1)?.id ?? '';
    const own = ownStep(kind, newest, { id, count: this.count });
    const call = { target: `${own.method} /requests/${request.id}/queries/${queryId}/${own.path}`, json: own.json };
    if (!(await this.attempt(isOwner(id) && own.isPossible, person, call)) || own.isRepeated) return;
    own.apply();
    this.state.record(own.action, `${COLLECTIONS.requests}/${request.id}`);
  }

  private async setStatus({ kind, who, document }: Extract<Step, { document: number }>): Promise<void> {
    const person = this.at(this.people, who);
    const id = this.at(this.documentIds, document);
    const status = kind === 'archive' ? 'archived' : 'active';
    const before = (await documents().doc(id).get()).data();
    const json = { status, reason: `Step ${this.count}` };
    const call = { target: `PATCH /documents/${id}/status`, json };
    if (!(await this.attempt(this.state.isTeam(person.user.id), person, call))) return;
    if (before?.document_status !== status) this.state.record('document.status_changed', `documents/${id}`);
  }

  private async move({ who, document, study }: Extract<Step, { kind: 'move' }>): Promise<void> {
    const person = this.at(this.people, who);
    const id = this.at(this.documentIds, document);
    const studyId = this.at(this.studies, study).id;
    const before = (await documents().doc(id).get()).data();
    const call = { target: `PATCH /documents/${id}`, json: { study_id: studyId } };
    if (!(await this.attempt(this.state.isTeam(person.user.id), person, call))) return;
    if (before?.study_id !== studyId) this.state.record('document.study_changed', `documents/${id}`);
  }

  /** Only what can be replaced at that moment. */
  private async replace({ who, document }: Extract<Step, { document: number }>): Promise<void> {
    const person = this.at(this.people, who);
    const current = (await documents().doc(this.at(this.documentIds, document)).get()).data();
    const isReplaceable = current?.document_status === 'active' && current.replaced_by === null && current.study_id;
    if (!isReplaceable || !this.state.isTeam(person.user.id) || current.study_id === null) return;
    await this.upload(person, current.study_id, current.id);
  }

  private async upload(person: TestPerson, studyId: string, replaces?: string): Promise<void> {
    const document = await uploadedProtocol(this.world, person, { studyId, ...(replaces && { replaces }) });
    this.documentIds.push(document.id);
    this.state.record('document.uploaded', `documents/${document.id}`);
  }

  private async deleteUser({ who, user }: Extract<Step, { kind: 'delete_user' }>): Promise<void> {
    const person = this.at(this.people, who);
    // Never the only Administrator.
    const gone = this.at(this.people.slice(1), user).user;
    const expected = this.state.people.get(gone.id);
    if (!expected || expected.isDeleted) return;
    const isAllowed = this.state.isAdministrator(person.user.id);
    const call = { target: `DELETE /users/${gone.id}?reason=Step%20${this.count}` };
    if (!(await this.attempt(isAllowed, person, call))) return;
    expected.isDeleted = true;
    this.state.record('user.deleted', `users/${gone.id}`);
  }

  private async changeAccess({ who, user, to }: Extract<Step, { kind: 'change_access' }>): Promise<void> {
    const person = this.someone(who, (id) => this.state.isAdministrator(id));
    const { id } = this.at(this.people, user).user;
    const expected = this.state.people.get(id);
    if (!expected || expected.isDeleted) return;
    const isRole = to % 2 === 0;
    // An Administrator may be without a site, a person of another role may not.
    const keepsSites = isRole && expected.site_ids.length > 0;
    const json = {
      role: isRole ? this.at(OTHER_ROLES, to >> 1) : expected.role,
      site_ids: keepsSites ? expected.site_ids : [this.at(this.sites, to >> 1).id],
      study_ids: to % 3 === 0 ? [this.at(this.studies, to >> 2).id] : [],
    };
    const isAllowed = this.state.isAdministrator(person.user.id) && id !== person.user.id;
    if (!(await this.attempt(isAllowed, person, { target: `PUT /users/${id}/access`, json }))) return;
    const { role, site_ids, study_ids } = expected;
    if (isDeepStrictEqual(json, { role, site_ids, study_ids })) return;
    Object.assign(expected, json);
    this.state.record('user.access_changed', `users/${id}`);
  }

  /** The reply's body, or null if the call was refused as it should be. Errors: when it was not. */
  private async attempt(
    isAllowed: boolean,
    person: TestPerson,
    { target, json }: { target: string; json?: CallOptions['json'] },
  ): Promise<Record<string, unknown> | null> {
    const { status, body } = await person.call<Record<string, unknown>>(target, json === undefined ? {} : { json });
    const isRefused = [401, 403, 409].includes(status);
    if (isAllowed ? status === 200 : isRefused) return isAllowed ? body : null;
    throw new Error(`${target} was ${isAllowed ? 'refused' : 'accepted'}: ${status} ${JSON.stringify(body)}`);
  }

  /** Mostly somebody who may do it, since a refusal changes nothing. */
  private someone(who: number, may: (id: string) => boolean): TestPerson {
    const able = this.people.filter(({ user }) => may(user.id));
    return this.at(who % 4 === 0 || able.length === 0 ? this.people : able, who >> 2);
  }
}
