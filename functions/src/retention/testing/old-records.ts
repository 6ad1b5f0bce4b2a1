import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { Citation } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { requestCountId } from '@trialdesk/contract/entities/site';
import { COLLECTIONS, documentFolder, queryKey } from '@trialdesk/contract/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { bucket, database } from '../../firebase/app.ts';
import {
  announcements,
  audit,
  documents,
  requestCounts,
  requestQueries,
  requests,
  searchEntries,
  siteRequestQueries,
  siteRequests,
} from '../../firebase/collections.ts';
import { entryId, searchEntry } from '../../requests/search/search-entry.ts';
import { siteProjection } from '../../requests/site-projection.ts';
import { siteDocuments, teamDocuments } from '../../requests/thread-documents.ts';

const ROBIN = { id: 'robin', name: 'Robin Reed' };

export const yearsAgo = (years: number) => new Date(Date.now() - years * 366 * 86_400_000).toISOString();

/** A request answered then, quoting a document. */
export async function answered(
  at: string,
  { quotes = 'none', status = 'completed', lastAnswer = at, id = randomUUID(), number }: Asked = {},
) {
  const citation = citationOf(quotes);
  const record: RequestRecord = {
    ...{ request_id: id, study_id: 'study', study_name: 'LANTERN-3', site_id: 'site', site_name: 'North' },
    ...{ title: 'Late visit', category: 'other', priority: 'low', status, created_at: at },
    ...(number !== undefined && { request_number: number }),
    ...{ requester_id: ROBIN.id, requester_name: ROBIN.name },
    queries: [
      {
        ...{
          id: 'q1',
          question: 'May the dose be given?',
          asked_by: ROBIN,
          timestamp_created: at,
          redraft: null,
          edit: null,
        },
        draft: { state: 'queued', since: at },
        sent: { text: 'Yes.', citations: [citation], sent_by: ROBIN, sent_at: lastAnswer },
        version: 1,
      },
    ],
  };
  const [team, forSite] = [teamDocuments(record), siteDocuments(siteProjection(record))];
  await requests().doc(id).set(team.request);
  await siteRequests().doc(id).set(forSite.request);
  for (const query of team.queries) await requestQueries().doc(queryKey(id, query.id)).set(query);
  for (const query of team.queries)
    await searchEntries().doc(entryId(record, query.id)).set(searchEntry(record, query));
  for (const query of forSite.queries) await siteRequestQueries().doc(queryKey(id, query.id)).set(query);
  const of = { request_id: id, query_id: 'q1' };
  for (const collection of [COLLECTIONS.evaluations, COLLECTIONS.notes, COLLECTIONS.draftJobs])
    await database().collection(collection).doc(queryKey(id, 'q1')).set(of);
  const counter = requestCountId('site', 'site');
  const counted = (await count(counter)) + 1;
  await requestCounts()
    .doc(counter)
    .set({ count: counted, studies: { study: counted } });
  await entry(at, { action: 'answer.sent', target: `requests/${id}` });
  return id;
}

function citationOf(documentId: string): Citation {
  return {
    number: 1,
    document_id: documentId,
    document_name: 'P',
    document_version: 1,
    page: 1,
    section: '',
    text_snippet: '',
  };
}

/** Path of an announcement sent then, with an answer that quotes a document, or with a document. */
export async function announced(at: string, { quotes, encloses }: { quotes?: string; encloses?: string }) {
  const { id, path } = announcements().doc();
  await announcements()
    .doc(id)
    .set({
      ...{ id, study_id: 'study', study_name: 'LANTERN-3', title: 'Late visits', text: 'Yes.' },
      ...{ sent_by: ROBIN, sent_at: at, next_mail: null },
      ...(quotes !== undefined && { shared: { question: 'May the dose be given?', citations: [citationOf(quotes)] } }),
      ...(encloses !== undefined && { document: { id: encloses, name: 'P', version: 1 } }),
    });
  return path;
}

interface Asked {
  quotes?: string;
  status?: 'completed' | 'processing';
  lastAnswer?: string;
  id?: string;
  number?: string;
}

export async function count(counter: string): Promise<number> {
  return (await requestCounts().doc(counter).get()).data()?.count ?? 0;
}

export async function document(at: string, changes: Partial<StudyDocument> = {}) {
  const id = randomUUID();
  await documents()
    .doc(id)
    .set({
      ...{ id, name: 'Protocol.pdf', study_id: 'study', version: 1, replaces: null, replaced_by: null },
      ...{ document_status: 'archived', upload_date: at, uploaded_by: ROBIN, size: 1, page_count: 1 },
      source: { path: `${documentFolder(id)}a/source.pdf`, generation: '1', sha256: 'c0ffee' },
      ingestion: { state: 'ready', at, passages: 1, pages_without_text: [] },
      ...changes,
    });
  await bucket()
    .file(`${documentFolder(id)}a/source.pdf`)
    .save('%PDF-', { resumable: false });
  await entry(at, { action: 'document.status_changed', target: `documents/${id}` });
  return id;
}

export async function entry(at: string, { action, target }: { action: AuditAction; target: string }): Promise<string> {
  const { id } = audit().doc();
  await audit()
    .doc(id)
    .set({
      ...{ id, at, actor_id: ROBIN.id, actor_name: ROBIN.name, actor_role: 'Site Manager', action, target },
      ...{ before: null, after: null, reason: null, committed_at: Timestamp.fromDate(new Date(at)) },
    });
  return id;
}
