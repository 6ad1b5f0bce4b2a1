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

/** Omitted fields get defaults. Without `queries`, the request awaits its draft. */
export interface GivenRequest {
  site: Site;
  title?: string;
  status?: RequestRecord['status'];
  study?: { id: string; name: string };
  requester?: string;
  created_at?: string;
  queries?: Partial<RequestQuery>[];
}

const DEFAULT_PERSON = { id: 'somebody', name: 'Robin Reed' };

/** Creates test data and removes it when the test ends. */
export class Given {
  private readonly cleanups: (() => Promise<unknown>)[] = [];

  /** Registers a cleanup step for the end of the test. */
  onEnd(undo: () => Promise<unknown>): void {
    this.cleanups.push(undo);
  }

  async site(name = `Site ${randomUUID().slice(0, 8)}`): Promise<Site> {
    const site: Site = { id: randomUUID(), name, request_count: 0 };
    await this.store(stored.sites().doc(site.id), site);
    return site;
  }

  /** A user with an account and the demo password. */
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
      this.onEnd(() => accounts().deleteUser(id).catch(ignoreMissing));
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
    this.onEnd(() => deleteDependents(id));
    return record;
  }

  /** An ingested document without a file, in a study without questions. */
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
      uploaded_by: DEFAULT_PERSON,
      size: 1_000,
      page_count: 12,
      ingestion: { state: 'ready', at: new Date().toISOString(), passages: 40, pages_without_text: [] },
      ...changes,
    };
    await this.store(stored.documents().doc(id), document);
    return document;
  }

  /** Deletes what the test creates through the application: requests with this title, documents with this name. */
  deleteAtEnd({ title, document }: { title?: string; document?: string }): void {
    this.onEnd(async () => {
      if (title !== undefined) {
        const asked = await stored.requests().where('title', '==', title).get();
        await Promise.all(asked.docs.map((doc) => deleteRequest(doc)));
      }
      if (document !== undefined) {
        const filed = await stored.documents().where('name', '==', document).get();
        await Promise.all(filed.docs.flatMap(({ id, ref }) => [deleteSource(id), ref.delete()]));
      }
    });
  }

  async end(): Promise<void> {
    for (const undo of this.cleanups.reverse()) await undo();
  }

  private async store<T extends object>(place: Deletable & { create: (data: T) => Promise<unknown> }, data: T) {
    await place.create(data);
    this.onEnd(() => place.delete());
  }
}

function ignoreMissing(): void {
  // The test deleted the account.
}

async function deleteRequest(found: QueryDocumentSnapshot<RequestRecord>): Promise<void> {
  const { id, ref } = found;
  const { site_id, study_id } = found.data();
  const decrement = { request_count: FieldValue.increment(-1) };
  await Promise.all([
    deleteDependents(id),
    stored.siteRequests().doc(id).delete(),
    ref.delete(),
    stored.sites().doc(site_id).update(decrement),
    stored.studies().doc(study_id).update(decrement),
  ]);
}

async function deleteDependents(requestId: string): Promise<void> {
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
    requester_id: DEFAULT_PERSON.id,
    requester_name: given.requester ?? DEFAULT_PERSON.name,
    queries: queries.map((query, index) => ({
      id: `${id}-${index}`,
      question: 'May the dose be given three days after the window has closed?',
      asked_by: DEFAULT_PERSON,
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

export function sentAnswer(text: string, changes: Partial<SentAnswer> = {}): SentAnswer {
  return { text, citations: [], sent_by: DEFAULT_PERSON, sent_at: new Date().toISOString(), ...changes };
}

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
