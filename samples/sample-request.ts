import type { Category, Priority } from '@trialdesk/contract/choices';
import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { SampleStudy } from './studies.ts';

export const SAMPLE_SITES = {
  riverside: 'Riverside Medical Center',
  lakeside: 'Lakeside Clinic',
  northgate: 'Northgate Hospital',
} as const;

export type SampleSite = keyof typeof SAMPLE_SITES;

/** One researcher per site. */
export const SAMPLE_REQUESTERS: Record<SampleSite, { name: string; email: string }> = {
  riverside: { name: 'Rosa Delgado-Finch', email: 'researcher@trialdesk.test' },
  lakeside: { name: 'Tomasz Brightwell', email: 'researcher2@trialdesk.test' },
  northgate: { name: 'Idris Fallowfield', email: 'researcher3@trialdesk.test' },
};

/** A request whose last turn is not `sent` is pending. */
type Outcome =
  | { state: 'waiting' }
  | { state: 'edited'; by: Reviewer; hoursAgo: number; text: string }
  | { state: 'sent'; by: Reviewer; hoursAgo: number; answer: SampleAnswer; evaluation: EvaluationInput };

/** The draft verbatim, or a reviewer's text consistent with the protocol. */
export type SampleAnswer = { from: 'draft' } | { from: 'reviewer'; text: string };

/** The manager answers for Riverside and Lakeside, the admin for every site. */
export type Reviewer = 'manager' | 'admin';

export interface SampleTurn {
  question: string;
  askedHoursAgo: number;
  /** Whether the protocol contains the answer. */
  answerable: boolean;
  outcome: Outcome;
}

/** Asked by the requester of its site; turns are oldest first. */
export interface SampleRequest {
  /** Unique. */
  key: string;
  title: string;
  category: Category;
  priority: Priority;
  site: SampleSite;
  study: SampleStudy['key'];
  turns: readonly [SampleTurn, ...SampleTurn[]];
}
