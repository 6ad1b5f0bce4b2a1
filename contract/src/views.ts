import type { Category, Priority } from './choices.ts';
import type { Citation } from './entities/citation.ts';
import type { Draft } from './entities/draft.ts';
import type { AuditEntry } from './entities/audit-entry.ts';
import type { DocumentStatus, Ingestion } from './entities/document.ts';
import type { RequestStatus } from './entities/request.ts';
import type { UserStatus } from './entities/user.ts';
import type { Role } from './roles.ts';

/** One turn of a thread as the API answers it (specification, section 3). Empty texts stand for what is not there. */
export interface QueryView {
  id: string;
  question: string;
  answer_generated: string;
  final_answer: string;
  citations: Citation[];
  timestamp_created: string;
}

/** How far the draft of a question is after a new one was asked for. */
export interface RedraftView {
  query_id: string;
  state: Draft['state'];
}

/** A request as the API answers it (specification, section 3). `queries` are oldest first; the last is the active one. */
export interface RequestView {
  request_id: string;
  study_id: string;
  study_name: string;
  site_id: string;
  site_name: string;
  title: string;
  status: RequestStatus;
  priority: Priority;
  category: Category;
  created_at: string;
  requester_name: string;
  question: string;
  answer: string;
  final_answer: string;
  citations: Citation[];
  query_id: string;
  queries: QueryView[];
}

/** A document as the API answers it. `download_url` is the route that gives a short-lived address. */
export interface DocumentView {
  id: string;
  name: string;
  upload_date: string;
  document_status: DocumentStatus;
  download_url: string;
  study_id: string | null;
  version: number;
  replaces: string | null;
  replaced_by: string | null;
  page_count: number;
  size: number;
  ingestion: Ingestion;
}

/** A user as Access Management lists them. The id of an invited user is what the registration link is made of. */
export interface UserView {
  id: string;
  email: string;
  /** Empty until they have registered. */
  name: string;
  role: Role;
  /** Names of the sites, in the order of `site_ids`. */
  sites: string[];
  site_ids: string[];
  study_ids: string[];
  status: UserStatus;
  /** End of the invitation, which may be past; null once the user is active. */
  invitation_expires_at: string | null;
}

/** A team member as Site Management and Settings list them; the id of somebody invited is not that of their link. */
export interface ContactView {
  id: string;
  /** Empty until they have registered. */
  name: string;
  email: string;
  role: Role;
  status: UserStatus;
  site_ids: string[];
}

/** A page of the audit trail, newest first. */
export interface AuditPage {
  entries: AuditEntry[];
  /** Where the next page begins; null when there is none. */
  next_cursor: string | null;
}
