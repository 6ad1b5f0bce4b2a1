import type { Priority } from '@trialdesk/contract/choices';
import type { Quote } from '@trialdesk/contract/entities/citation';
import type { StudyDocument } from '@trialdesk/contract/entities/document';
import type { PossiblePassage } from '@trialdesk/contract/entities/draft';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { RequestHeading } from './saved-replies/placeholder-values.ts';
import type { ResponseEdit } from './response-edit.ts';
import type { Submission } from './use-submission.ts';

export interface QueryTurnProps {
  requestId: string;
  /** Of the request. */
  title: string;
  heading: RequestHeading;
  priority: Priority;
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
  submission: Submission;
  onOpen: (quote: Quote) => void;
  /** Adds a passage to the response; absent while it cannot be edited. */
  onInsert: ((passage: PossiblePassage) => void) | undefined;
}
