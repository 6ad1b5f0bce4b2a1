import type { Category, Priority } from './choices.ts';
import type { Citation } from './entities/citation.ts';
import type { DocumentStatus, Ingestion } from './entities/document.ts';
import type { RequestStatus } from './entities/request.ts';

/** One turn of a thread as the API answers it (specification, section 3). Empty texts stand for what is not there. */
export interface QueryView {
  id: string;
  question: string;
  answer_generated: string;
  final_answer: string;
  citations: Citation[];
  timestamp_created: string;
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
  page_count: number;
  size: number;
  ingestion: Ingestion;
}
