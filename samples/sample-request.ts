import type { Category, Priority } from '@trialdesk/contract/choices';
import type { EvaluationInput } from '@trialdesk/contract/entities/evaluation';
import type { SampleStudy } from './studies.ts';

/** The demo's sites; names are shown as they are. */
export const SAMPLE_SITES = {
  riverside: 'Riverside Medical Center',
  lakeside: 'Lakeside Clinic',
  northgate: 'Northgate Hospital',
} as const;

export type SampleSite = keyof typeof SAMPLE_SITES;

/** The researchers who ask, one a site. */
export const SAMPLE_REQUESTERS: Record<SampleSite, { name: string; email: string }> = {
  riverside: { name: 'Rosa Delgado-Finch', email: 'researcher@trialdesk.test' },
  lakeside: { name: 'Tomasz Brightwell', email: 'researcher2@trialdesk.test' },
  northgate: { name: 'Idris Fallowfield', email: 'researcher3@trialdesk.test' },
};

/** What came of a question. A request whose last turn is not `sent` is pending. */
export type Outcome =
  | { state: 'waiting' }
  | { state: 'edited'; by: Reviewer; hoursAgo: number; text: string }
  | { state: 'sent'; by: Reviewer; hoursAgo: number; answer: SampleAnswer; evaluation: EvaluationInput };

/** The draft word for word, or a reviewer's text, which agrees with the study's protocol. */
export type SampleAnswer = { from: 'draft' } | { from: 'reviewer'; text: string };

/** The accounts that answer: the Site Manager has Riverside and Lakeside, the Administrator every site. */
export type Reviewer = 'manager' | 'admin';

export interface SampleTurn {
  question: string;
  askedHoursAgo: number;
  /** Whether the study's protocol holds the answer. */
  answerable: boolean;
  outcome: Outcome;
}

/** A demo request, asked by the requester of its site. Its turns are oldest first. */
export interface SampleRequest {
  /** Unique and steady, to derive ids from. */
  key: string;
  title: string;
  category: Category;
  priority: Priority;
  site: SampleSite;
  study: SampleStudy['key'];
  turns: readonly [SampleTurn, ...SampleTurn[]];
}
