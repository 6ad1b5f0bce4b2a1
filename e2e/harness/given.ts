import { randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import type { RequestQuery, RequestRecord, SentAnswer } from '@trialdesk/contract/entities/request';
import type { Site } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import type { Role } from '@trialdesk/contract/roles';
import { FieldValue, type DocumentReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteSource } from '../../functions/src/documents/file-store.ts';
import { accounts } from '../../functions/src/firebase/app.ts';
import * as stored from '../../functions/src/firebase/collections.ts';
import { nameKey } from '../../functions/src/names/name-key.ts';
import { siteProjection } from '../../functions/src/requests/site-projection.ts';
import { DEMO_PASSWORD } from '../../tools/demo/accounts.ts';

type Deletable = Pick<DocumentReference, 'delete'>;

/** A request as a journey needs it; what it leaves out is filled in. Without `queries` it waits for its draft. */
export interface GivenRequest {
  site: Site;
  title?: string;
  status?: RequestRecord['status'];
  study?: { id: string; name: string };
  requester?: string;
  created_at?: string;
  queries?: Partial<RequestQuery>[];
}

const SOMEBODY = { id: 'somebody', name: 'Robin Reed' };

/** What stands in the database before a journey begins; it is gone when the journey ends. */
export class Given {
  private readonly made: (() => Promise<unknown>)[] = [];

  /** Something else that is to be undone when the journey ends. */
  later(undo: () => Promise<unknown>): void {
    this.made.push(undo);
  }

  async site(name = `Site ${randomUUID().slice(0, 8)}`): Promise<Site> {
    const site: Site = { id: randomUUID(), name, request_count: 0 };
    await this.store(stored.sites().doc(site.id), site);
    return site;
  }

  /** A person with an account. The password is the demo's. */
  async person(role: Role, sites: Site[], changes: Partial<User> = {}): Promise<User> {
    const id = randomUUID();
    const user: User = {
      id,
      email: `${id}@example.test`,
      name: `Person ${id.slice(0, 4)}`,
      role,
      site_ids: sites.map((site) => site.id),
      study_ids: [],
      status: 'active',
      created_at: new Date().toISOString(),
      invitation_expires_at: null,
      ...changes,
    };
    if (user.status === 'active') {
      await accounts().createUser({ uid: id, email: user.email, password: DEMO_PASSWORD });
      this.later(() => accounts().deleteUser(id).catch(ifGone));
    }
    await this.store(stored.users().doc(id), user);
    await this.store(stored.names().doc(nameKey('email', user.email)), { target: `users/${id}` });
    return user;
  }

  async request(given: GivenRequest): Promise<RequestRecord> {
    const record = requestRecord(given);
    const id = record.request_id;
    await this.store(stored.siteRequests().doc(id), siteProjection(record));
    await this.store(stored.requests().doc(id), record);
    this.later(() => forgetWhatHangsOn(id));
    return record;
  }

  /** A document that has been read. It has no file, and no question searches it. */
  async document(changes: Partial<StudyDocument> = {}): Promise<StudyDocument> {
    const id = randomUUID();
    const document: StudyDocument = {
      id,
      name: `Manual ${id.slice(0, 8)}.pdf`,
      study_id: 'no-study',
      version: 1,
      replaces: null,
      replaced_by: null,
      document_status: 'active',
      upload_date: new Date().toISOString(),
      uploaded_by: SOMEBODY,
      size: 1_000,
      page_count: 12,
      ingestion: { state: 'ready', at: new Date().toISOString(), passages: 40, pages_without_text: [] },
      ...changes,
    };
    await this.store(stored.documents().doc(id), document);
    return document;
  }

  /** Takes away what the journey itself will make: requests of this title, documents of this name. */
  laterForget({ title, document }: { title?: string; document?: string }): void {
    this.later(async () => {
      if (title !== undefined) {
        const asked = await stored.requests().where('title', '==', title).get();
        await Promise.all(asked.docs.map((doc) => forgetRequest(doc)));
      }
      if (document !== undefined) {
        const filed = await stored.documents().where('name', '==', document).get();
        await Promise.all(filed.docs.flatMap(({ id, ref }) => [deleteSource(id), ref.delete()]));
      }
    });
  }

  async end(): Promise<void> {
    for (const undo of this.made.reverse()) await undo();
  }

  private async store<T extends object>(place: Deletable & { create: (data: T) => Promise<unknown> }, data: T) {
    await place.create(data);
    this.later(() => place.delete());
  }
}

function ifGone(): void {
  // The journey has deleted the account itself.
}

async function forgetRequest(found: QueryDocumentSnapshot<RequestRecord>): Promise<void> {
  const { id, ref } = found;
  const { site_id, study_id } = found.data();
  const oneLess = { request_count: FieldValue.increment(-1) };
  await Promise.all([
    forgetWhatHangsOn(id),
    stored.siteRequests().doc(id).delete(),
    ref.delete(),
    stored.sites().doc(site_id).update(oneLess),
    stored.studies().doc(study_id).update(oneLess),
  ]);
}

async function forgetWhatHangsOn(requestId: string): Promise<void> {
  const [jobs, evaluations] = await Promise.all([
    stored.draftJobs().where('request_id', '==', requestId).get(),
    stored.evaluations().where('request_id', '==', requestId).get(),
  ]);
  await Promise.all([...jobs.docs, ...evaluations.docs].map(({ ref }) => ref.delete()));
}

function requestRecord({ site, status = 'processing', queries = [{}], ...given }: GivenRequest): RequestRecord {
  const id = randomUUID();
  const now = new Date().toISOString();
  const study = given.study ?? { id: 'study-of-journeys', name: 'MERIDIAN-1' };
  return {
    request_id: id,
    study_id: study.id,
    study_name: study.name,
    site_id: site.id,
    site_name: site.name,
    title: given.title ?? `Question ${id.slice(0, 8)}`,
    category: 'study_procedures',
    priority: 'medium',
    status,
    created_at: given.created_at ?? now,
    requester_id: SOMEBODY.id,
    requester_name: given.requester ?? SOMEBODY.name,
    queries: queries.map((query, index) => ({
      id: `${id}-${index}`,
      question: 'May the dose be given three days after the window has closed?',
      asked_by: SOMEBODY,
      timestamp_created: now,
      draft: { state: 'queued', since: now },
      redraft: null,
      edit: null,
      sent: null,
      version: 1,
      ...query,
    })),
  };
}

/** An answer that a person has sent. */
export function sentAnswer(text: string, changes: Partial<SentAnswer> = {}): SentAnswer {
  return { text, citations: [], sent_by: SOMEBODY, sent_at: new Date().toISOString(), ...changes };
}

/** A draft with these citations. */
export function readyDraft(text: string, citations: SentAnswer['citations'] = []): ReadyDraft {
  return {
    state: 'ready',
    text,
    citations,
    confidence: 'high',
    conflicts: [],
    mode: 'extractive',
    model: 'extractive',
    prompt_version: '1',
    searched: [],
    written_at: new Date().toISOString(),
  };
}
