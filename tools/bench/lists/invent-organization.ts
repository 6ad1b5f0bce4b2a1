import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { requestCountId, type RequestCount, type Site, type Study } from '@trialdesk/contract/entities/site';
import type { User } from '@trialdesk/contract/entities/user';
import { requestNumber } from '@trialdesk/contract/request-number';
import type { Role } from '@trialdesk/contract/roles';
import { readyDraft } from '../../../e2e/harness/given.ts';
import { inventRequests, numbersFrom } from '../../../functions/src/requests/search/testing/invented-requests.ts';

export interface Organization {
  sites: Site[];
  studies: Study[];
  users: User[];
  documents: StudyDocument[];
}

export interface OrganizationSize {
  sites: number;
  studies: number;
  users: number;
  documents: number;
}

/** The largest that was planned for (docs/capacity.md). */
export const SPONSOR: OrganizationSize = { sites: 300, studies: 50, users: 1_000, documents: 500 };

const SEED = 10_000;
const START = Date.parse('2024-01-01T00:00:00.000Z');
const HOUR = 3_600_000;

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const padded = (at: number) => String(at).padStart(4, '0');
const hour = (at: number) => new Date(START + at * HOUR).toISOString();

export function inventOrganization(size: OrganizationSize): Organization {
  const sites = many(size.sites, (at): Site => ({ id: `site-${padded(at)}`, name: `Clinic ${padded(at)}` }));
  const studies = many(size.studies, (at): Study => ({
    id: `study-${padded(at)}`,
    name: `LANTERN-${padded(at)}`,
    number_prefix: `L${padded(at)}`,
  }));
  const users = many(size.users, (at) =>
    inventPerson(`user-${padded(at)}`, 'Clinical Researcher', [`site-${padded(at % size.sites)}`]),
  );
  const documents = many(size.documents, (at): StudyDocument => {
    const upload_date = hour(at);
    return {
      id: `document-${padded(at)}`,
      name: `Manual ${padded(at)}.pdf`,
      study_id: `study-${padded(at % size.studies)}`,
      version: 1,
      replaces: null,
      replaced_by: null,
      document_status: 'active',
      upload_date,
      uploaded_by: { id: 'somebody', name: 'Robin Reed' },
      size: 1_000_000,
      page_count: 150,
      ingestion: { state: 'ready', at: upload_date, passages: 900, pages_without_text: [] },
    };
  });
  return { sites, studies, users, documents };
}

export function inventPerson(id: string, role: Role, site_ids: string[]): User {
  return {
    ...{ id, role, site_ids, study_ids: [], status: 'active', invitation_expires_at: null },
    ...{ email: `${id}@example.test`, name: `Person ${id}`, created_at: '2020-01-01T00:00:00.000Z' },
  };
}

/** Oldest first. Sites ask in turn; the first study has a tenth of all. The same for the same count. */
export function inventThreads({ sites, studies }: Organization, count: number): RequestRecord[] {
  const numbers = new Map<string, number>();
  return inventRequests({ random: numbersFrom(SEED), count }).flatMap((record, at): RequestRecord[] => {
    const site = sites[(at * 7) % sites.length];
    const study = at % 10 === 0 ? studies[0] : studies[(at + Math.floor(at / studies.length)) % studies.length];
    if (!site || !study) return [];
    const number = (numbers.get(study.id) ?? 0) + 1;
    numbers.set(study.id, number);
    return [
      {
        ...record,
        request_id: `request-${String(at).padStart(5, '0')}`,
        request_number: requestNumber(study.number_prefix ?? 'L', number),
        ...{ study_id: study.id, study_name: study.name, site_id: site.id, site_name: site.name },
        queries: record.queries.map((query) => ({
          ...query,
          draft: { ...readyDraft(query.sent?.text ?? query.question), written_at: query.timestamp_created },
        })),
      },
    ];
  });
}

/** By id in `request_counts`. */
export function countsOf(records: readonly RequestRecord[]): Map<string, Required<RequestCount>> {
  const counts = new Map<string, { count: number; studies: Record<string, number> }>();
  for (const { site_id, study_id } of records) {
    const id = requestCountId('site', site_id);
    const { count, studies } = counts.get(id) ?? { count: 0, studies: {} };
    counts.set(id, { count: count + 1, studies: { ...studies, [study_id]: (studies[study_id] ?? 0) + 1 } });
  }
  return counts;
}
