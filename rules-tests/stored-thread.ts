import type { Citation } from '@trialdesk/contract/entities/citation';
import type {
  RequestHeader,
  RequestQuery,
  RequestSummary,
  SiteRequestSummary,
  StoredQuery,
  StoredSiteQuery,
} from '@trialdesk/contract/entities/request';
import { SIGNATURE_MEANING } from '@trialdesk/contract/entities/signature';
import { siteSummary, storedSiteQuery } from '../functions/src/requests/site-projection.ts';
import { placed, summaryWith } from '../functions/src/requests/thread-summary.ts';
import type { StoredRecord } from './access.ts';

const AT = '2026-03-02T09:00:00.000Z';
const BY = { id: 'site-manager-north', name: 'Marek' };
const SHA = 'a'.repeat(64);

const CITATION: Required<Citation> = {
  number: 1,
  document_id: 'protocol',
  document_name: 'Protocol.pdf',
  document_version: 1,
  document_sha256: SHA,
  document_generation: '1',
  page: 12,
  section: '6 › 6.2 Visits',
  text_snippet: 'Visits may be held up to three days late.',
  marked_under: 'Visit 1',
  ocr_rect: { left: 1, bottom: 2, right: 3, top: 4 },
  added_by: BY,
  added_at: AT,
};

/** Answered, with everything that may be on record of a question. */
const QUERY: Required<RequestQuery> = {
  id: 'q1',
  question: 'May the dose be given three days late?',
  asked_by: { id: 'clinical-researcher-north', name: 'Robin' },
  timestamp_created: AT,
  promise: { amount: 1, unit: 'working_day' },
  changes: [{ id: 'c1', kind: 'added', text: 'At week 4.', by: BY, at: AT }],
  withdrawn: { reason: 'Not needed', by: BY, at: AT },
  opened: { by: BY, at: AT },
  safety_signs: [{ topic: 'overdose', words: ['double dose'] }],
  draft: { state: 'queued', since: AT },
  redraft: { state: 'queued', since: AT },
  added: [CITATION],
  added_doubts: [{ document_id: 'protocol', document_name: 'Protocol.pdf', kind: 'all_studies', named: 'BEACON' }],
  earlier_warnings: {
    doubts: [{ document_id: 'manual', document_name: 'Manual.pdf', kind: 'other_drug', named: 'Marwenlimab' }],
    conflicts: [{ heading: '6.2 Visits', quotes: [CITATION, CITATION] }],
    site_values: ['900 mg'],
  },
  edit: { text: 'Unsent words.', citations: [CITATION], saved_by: BY, saved_at: AT },
  sent: {
    ...{ text: 'Yes [1].', citations: [CITATION], sent_by: BY, sent_at: AT },
    signature: { name: BY.name, role: 'Site Manager', signed_at: AT, meaning: SIGNATURE_MEANING },
    seal: { version: 1, sha256: SHA },
  },
  approval: { by: BY, at: AT },
  shared: { by: BY, at: AT },
  feedback: [{ helpful: true, reason: '', by: BY, at: AT }],
  version: 1,
};

interface StoredThread {
  request: RequestSummary;
  query: StoredQuery;
  siteRequest: SiteRequestSummary;
  siteQuery: StoredSiteQuery;
}

/** The records of a request of one question, written as the server writes them. */
export function storedThread({ id, place }: StoredRecord): StoredThread {
  const { site_id = '', study_id = '' } = place;
  const header: RequestHeader = {
    ...{ request_id: id.replace(/_q1$/, ''), request_number: 'LAN-0001', study_id, study_name: study_id },
    ...{ site_id, site_name: site_id, title: 'Late visit', category: 'other', priority: 'low', status: 'processing' },
    ...{ created_at: AT, requester_id: 'clinical-researcher-north', requester_name: 'Robin' },
  };
  const query = placed(QUERY, header, 1);
  const owner = { owner_id: BY.id, owner_name: BY.name };
  const due = { due_at: AT, due_soon_at: AT, due_state: 'soon' } as const;
  const request = summaryWith(null, { header, query, owner, due });
  return { request, query, siteRequest: siteSummary(request), siteQuery: storedSiteQuery(query) };
}
