import { randomUUID } from 'node:crypto';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import type {
  DueTimes,
  Ownership,
  RequestQuery,
  RequestRecord,
  RequestSummary,
  SentAnswer,
} from '@trialdesk/contract/entities/request';
import { SIGNATURE_MEANING } from '@trialdesk/contract/entities/signature';
import { requestCountId, type Site, type Study } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import { documentFolder } from '@trialdesk/contract/paths';
import type { Role } from '@trialdesk/contract/roles';
import { FieldValue, type DocumentReference, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { accounts, bucket } from '../../functions/src/firebase/app.ts';
import * as stored from '../../functions/src/firebase/collections.ts';
import { nameKey } from '../../functions/src/names/name-key.ts';
import { commitTogether } from '../../functions/src/testing/commit-together.ts';
import { forgetThread, storeThread } from '../../functions/src/testing/stored-thread.ts';
import { DEMO_PASSWORD } from '../../tools/demo/accounts.ts';

/** Omitted fields get defaults. Without `queries`, the request awaits its draft. */
export interface GivenRequest {
  site: Site;
  title?: string;
  status?: RequestRecord['status'];
  study?: { id: string; name: string };
  requester?: string;
  created_at?: string;
  number?: string;
  category?: RequestRecord['category'];
  priority?: RequestRecord['priority'];
  requesterId?: string;
  owner?: Pick<User, 'id' | 'name'>;
  due?: DueTimes;
  queries?: Partial<RequestQuery>[];
}

/** Requests that are stored at once, each by several writes. */
const AT_ONCE = 20;

const DEFAULT_PERSON = { id: 'somebody', name: 'Robin Reed' };

interface Cleanup {
  undo: () => Promise<unknown>;
  /** Removes one record alone, which may be done together with its neighbours. */
  isRecord: boolean;
}

/** Creates test data and removes it when the test ends. */
export class Given {
  private readonly cleanups: Cleanup[] = [];

  /** Registers a cleanup step for the end of the test. */
  onEnd(undo: () => Promise<unknown>): void {
    this.cleanups.push({ undo, isRecord: false });
  }

  async site(name = `Site ${randomUUID().slice(0, 8)}`): Promise<Site> {
    const site: Site = { id: randomUUID(), name };
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
      // Before every answer, so that answers are unread.
      created_at: '2020-01-01T00:00:00.000Z',
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
    await Promise.all([storeThread(record), count(record, 1)]);
    this.onEnd(() => Promise.all([forgetThread(id), count(record, -1)]));
    this.onEnd(() => deleteDependents(id));
    return record;
  }

  /** Many at once. */
  async requests(given: readonly GivenRequest[]): Promise<RequestRecord[]> {
    const records = given.map(requestRecord);
    this.onEnd(() => Promise.all(records.map(({ request_id }) => forgetThread(request_id))));
    for (let start = 0; start < records.length; start += AT_ONCE) {
      await Promise.all(records.slice(start, start + AT_ONCE).map((record) => storeThread(record)));
    }
    return records;
  }

  async study(name: string): Promise<Study> {
    const number_prefix = `J${randomUUID().slice(0, 6).toUpperCase()}`;
    const study: Study = { id: randomUUID(), name, number_prefix };
    await this.store(stored.studies().doc(study.id), study);
    return study;
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
        await Promise.all(
          filed.docs.flatMap(({ id, ref }) => [bucket().deleteFiles({ prefix: documentFolder(id) }), ref.delete()]),
        );
      }
    });
  }

  async end(): Promise<void> {
    let records: Promise<unknown>[] = [];
    for (const { undo, isRecord } of this.cleanups.reverse()) {
      if (isRecord) {
        records.push(undo());
        continue;
      }
      await Promise.all(records);
      records = [];
      await undo();
    }
    await Promise.all(records);
  }

  private async store<T extends object>(place: DocumentReference<T>, data: T) {
    await commitTogether((batch) => void batch.create(place, data));
    this.cleanups.push({ undo: () => commitTogether((batch) => void batch.delete(place)), isRecord: true });
  }
}

function ignoreMissing(): void {
  // The test deleted the account.
}

async function deleteRequest(found: QueryDocumentSnapshot<RequestSummary>): Promise<void> {
  const { id } = found;
  await Promise.all([deleteDependents(id), forgetThread(id), count(found.data(), -1)]);
}

function count({ site_id, study_id }: Pick<RequestSummary, 'site_id' | 'study_id'>, by: 1 | -1): Promise<unknown> {
  const change = FieldValue.increment(by);
  const counter = stored.requestCounts().doc(requestCountId('site', site_id));
  return counter.set({ count: change, studies: { [study_id]: change } }, { merge: true });
}

async function deleteDependents(requestId: string): Promise<void> {
  const [jobs, evaluations] = await Promise.all([
    stored.draftJobs().where('request_id', '==', requestId).get(),
    stored.evaluations().where('request_id', '==', requestId).get(),
  ]);
  await Promise.all([...jobs.docs, ...evaluations.docs].map(({ ref }) => ref.delete()));
}

function requestRecord({
  site,
  status = 'processing',
  queries = [{}],
  ...given
}: GivenRequest): RequestRecord & Partial<Ownership & DueTimes> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const study = given.study ?? { id: 'study-of-journeys', name: 'MERIDIAN-1' };
  return {
    request_id: id,
    ...(given.number !== undefined && { request_number: given.number }),
    study_id: study.id,
    study_name: study.name,
    site_id: site.id,
    site_name: site.name,
    title: given.title ?? `Question ${id.slice(0, 8)}`,
    category: given.category ?? 'study_procedures',
    priority: given.priority ?? 'medium',
    status,
    created_at: given.created_at ?? now,
    requester_id: given.requesterId ?? DEFAULT_PERSON.id,
    requester_name: given.requester ?? DEFAULT_PERSON.name,
    ...(given.owner && { owner_id: given.owner.id, owner_name: given.owner.name }),
    ...given.due,
    queries: queries.map((query, index) => ({
      id: `${id}-${index}`,
      question: 'May the dose be given three days after the window has closed?',
      asked_by: DEFAULT_PERSON,
      timestamp_created: given.created_at ?? now,
      draft: { state: 'queued', since: now },
      redraft: null,
      edit: null,
      sent: null,
      version: 1,
      ...query,
    })),
  };
}

export function signedAnswer(text: string, changes: Partial<SentAnswer> = {}): SentAnswer {
  const sent = sentAnswer(text, changes);
  const { sent_by, sent_at } = sent;
  return {
    ...sent,
    signature: { name: sent_by.name, role: 'Site Manager', signed_at: sent_at, meaning: SIGNATURE_MEANING },
  };
}

/** As older answers: without a signature. */
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
