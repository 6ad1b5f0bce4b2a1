import type { Quote } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { ResponseEdit } from './response-edit.ts';

export interface QueryTurnProps {
  requestId: string;
  query: RequestQuery;
  position: { index: number; count: number };
  /** Whether the response can still be edited. */
  isOpen: boolean;
  edit: ResponseEdit | null;
  /** The study's documents and those of all studies; null until loaded. */
  documents: readonly StudyDocument[] | null;
  /** Ids of archived documents. */
  archived: ReadonlySet<string>;
  setEdit: (edit: ResponseEdit | null) => void;
  /** Numbers of citations that are not sent; null unless this query is the one to answer. */
  excluded: readonly number[] | null;
  setExcluded: (numbers: number[]) => void;
  onOpen: (quote: Quote) => void;
}
