import type { ReadyDraft } from '@trialdesk/contract/entities/draft';
import {
  NOT_DUE,
  type RequestHeader,
  type RequestQuery,
  type RequestRecord,
  type RequestSummary,
  type SentAnswer,
  type UnsentEdit,
} from '@trialdesk/contract/entities/request';

const ROBIN = { id: 'robin', name: 'Robin Sedge' };
const MORGAN = { id: 'morgan', name: 'Morgan Thistle' };
const NOON = '2026-03-02T12:00:00.000Z';

export const READY_DRAFT: ReadyDraft = {
  state: 'ready',
  text: 'The draft text. [1]',
  citations: [
    {
      number: 1,
      document_id: 'doc',
      document_name: 'Protocol.pdf',
      document_version: 1,
      page: 12,
      section: '',
      text_snippet: 'Words.',
    },
  ],
  confidence: 'high',
  conflicts: [],
  mode: 'extractive',
  model: 'extractive',
  prompt_version: '1',
  searched: [{ id: 'doc', name: 'Protocol.pdf', version: 1, upload_date: '2026-02-03T12:00:00.000Z' }],
  written_at: NOON,
};

interface QueryParts extends Partial<Omit<RequestQuery, 'edit' | 'sent'>> {
  edit?: (Pick<UnsentEdit, 'text'> & Partial<UnsentEdit>) | null;
  sent?: (Pick<SentAnswer, 'text' | 'citations'> & Partial<SentAnswer>) | null;
}

export function aQuery({ edit, sent, ...parts }: QueryParts = {}): RequestQuery {
  return {
    id: 'q1',
    question: 'A question?',
    asked_by: ROBIN,
    timestamp_created: NOON,
    draft: READY_DRAFT,
    redraft: null,
    version: 1,
    ...parts,
    edit: edit ? { citations: [], saved_by: MORGAN, saved_at: NOON, ...edit } : null,
    sent: sent ? { sent_by: MORGAN, sent_at: NOON, ...sent } : null,
  };
}

const HEADER: RequestHeader = {
  request_id: 'r1',
  study_id: 'lantern',
  study_name: 'LANTERN-3',
  site_id: 'riverside',
  site_name: 'Riverside Medical Center',
  title: 'A title',
  category: 'other',
  priority: 'low',
  status: 'processing',
  created_at: NOON,
  requester_id: ROBIN.id,
  requester_name: ROBIN.name,
};

export function aRequest(parts: Partial<RequestRecord> = {}): RequestRecord {
  return { ...HEADER, queries: [aQuery()], ...parts };
}

/** As lists show it. */
export function aSummary(parts: Partial<RequestSummary> = {}): RequestSummary {
  return {
    ...HEADER,
    query_count: 1,
    newest_query: { id: 'q1', draft: 'ready', is_edited: false, is_sent: false },
    ...NOT_DUE,
    owner_id: null,
    owner_name: null,
    asked_at: NOON,
    priority_rank: 0,
    answered_at: null,
    active_at: NOON,
    said_at: NOON,
    ...parts,
  };
}
