import type { AuditAction } from '@trialdesk/contract/entities/audit-entry';
import type { RequestStatus } from '@trialdesk/contract/entities/request';
import type { Role } from '@trialdesk/contract/roles';

export interface ExpectedPerson {
  id: string;
  role: Role;
  site_ids: string[];
  study_ids: string[];
  isDeleted: boolean;
}

export interface ExpectedQuery {
  question: string;
  sent: string | null;
  sender?: string;
  asker: string;
  /** Additions and corrections. */
  changes: number;
  /** Somebody on the research team has edited its response. */
  isStarted: boolean;
  isWithdrawn: boolean;
  /** By person. */
  rated: Map<string, boolean>;
}

export function newQuestion(asker: string, question: string): ExpectedQuery {
  return { question, sent: null, asker, changes: 0, isStarted: false, isWithdrawn: false, rated: new Map() };
}

export function isOpen({ sent, isWithdrawn }: ExpectedQuery): boolean {
  return sent === null && !isWithdrawn;
}

export function statusOf({ queries }: ExpectedRequest): RequestStatus {
  if (queries.some(isOpen)) return 'processing';
  return queries.some(({ sent }) => sent !== null) ? 'completed' : 'withdrawn';
}

export interface ExpectedRequest {
  id: string;
  site_id: string;
  study_id: string;
  /** On the research team. */
  owner: string | null;
  queries: ExpectedQuery[];
}

/** What people did, as a plain program would remember it. Knows nothing of the code under test. */
export class ExpectedState {
  readonly people = new Map<string, ExpectedPerson>();
  readonly requests: ExpectedRequest[] = [];
  /** Number of entries that people caused, by action and target. */
  readonly audit = new Map<string, number>();

  record(action: AuditAction, target: string): void {
    const key = `${action} ${target}`;
    this.audit.set(key, (this.audit.get(key) ?? 0) + 1);
  }

  asks(request: Omit<ExpectedRequest, 'owner' | 'queries'>, question: ExpectedQuery): void {
    this.requests.push({ ...request, owner: null, queries: [question] });
    this.record('request.created', `requests/${request.id}`);
  }

  /** Who writes on a request that nobody owns takes it. */
  takes(id: string, request: ExpectedRequest): void {
    if (request.owner !== null) return;
    request.owner = id;
    this.record('request.assigned', `requests/${request.id}`);
  }

  isTeam(id: string): boolean {
    const person = this.people.get(id);
    return person !== undefined && !person.isDeleted && person.role !== 'Clinical Researcher';
  }

  isAdministrator(id: string): boolean {
    return this.isTeam(id) && this.people.get(id)?.role === 'Administrator';
  }

  mayAsk(id: string, place: { site_id: string; study_id: string }): boolean {
    const person = this.people.get(id);
    return person?.role === 'Clinical Researcher' && isInScope(person, place);
  }

  visibleTo(person: ExpectedPerson): ExpectedRequest[] {
    return this.requests.filter((request) => isInScope(person, request));
  }
}

function isInScope(person: ExpectedPerson, { site_id, study_id }: { site_id: string; study_id: string }): boolean {
  const { site_ids, study_ids, isDeleted } = person;
  return !isDeleted && site_ids.includes(site_id) && (study_ids.length === 0 || study_ids.includes(study_id));
}
