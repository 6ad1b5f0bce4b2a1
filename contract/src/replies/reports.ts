import type { Figure, Grouping } from '../reports.ts';
import { decimal, integer, list, nullable, optional, shape, text, timestamp } from './reply-schema.ts';

/** Of some questions. */
export interface Figures {
  counts: Record<Figure, number>;
  /** From question to answer; null without answers. */
  minutes: { median: number; p90: number } | null;
  /** Averages over sent answers, 1 to 5; null without any. */
  scores: { relevance: number; tone: number; citation_quality: number } | null;
}

export interface ReportGroup {
  /** Names it in addresses. */
  key: string;
  label: string;
  figures: Figures;
}

/** Similar questions, also by the section that answers them. */
export interface Theme {
  /** Of its group. */
  key: string;
  /** Beginning of the question that is most like the others. */
  question: string;
  /** Of groups of sections: the one cited most; null while none is. */
  section: string | null;
  questions: number;
  sites: number;
  /** Questions asked in each month of the report, in order. */
  by_month: number[];
  /** When enough sites last asked within `CLARIFY.days`; null if never. */
  clarify: Clarify | null;
}

export interface Clarify {
  from: string;
  to: string;
  sites: number;
}

/** Ratings of answers whose drafts one model wrote by one version of its instructions. */
export interface RatedDrafts {
  /** As of groups of drafts. */
  label: string;
  /** Average of relevance, tone and citation quality, 1 to 5, of what was asked in each month; null without ratings. */
  by_month: (number | null)[];
}

export interface Report {
  all: Figures;
  /** Those that may need clarification first, the last asked first among them; then by number of questions. */
  themes: Theme[];
  /** Most rated first, and no more than a chart can show. */
  ratings: RatedDrafts[];
  /** Months in order, without gaps; the others by number of questions. */
  groups: Record<Grouping, ReportGroup[]>;
}

export interface ReportedQuestion {
  request_id: string;
  query_id: string;
  /** Absent in requests without a number. */
  request_number?: string;
  title: string;
  question: string;
  site_name: string;
  asked_at: string;
  answered_at: string | null;
}

/** Newest first. */
export interface ReportedQuestions {
  /** Label of the group; null for all groups, or if it has no questions any more. */
  group: string | null;
  /** On all pages. */
  total: number;
  questions: ReportedQuestion[];
  /** Null on the last page. */
  next_cursor: string | null;
}

const figures = shape<Figures>({
  counts: shape<Record<Figure, number>>({
    asked: integer(),
    follow_ups: integer(),
    answered: integer(),
    open: integer(),
    withdrawn: integer(),
    in_time: integer(),
    late: integer(),
    unchanged: integer(),
    lightly_edited: integer(),
    heavily_edited: integer(),
    undrafted: integer(),
    not_found: integer(),
    rated: integer(),
    draft_answered: integer(),
    draft_missed: integer(),
    helpful: integer(),
    unhelpful: integer(),
  }),
  minutes: nullable(shape({ median: decimal(), p90: decimal() })),
  scores: nullable(shape({ relevance: decimal(), tone: decimal(), citation_quality: decimal() })),
});

const groups = list(shape<ReportGroup>({ key: text(), label: text(), figures }));

const theme = shape<Theme>({
  key: text(),
  question: text(),
  section: nullable(text()),
  questions: integer(),
  sites: integer(),
  by_month: list(integer()),
  clarify: nullable(shape<Clarify>({ from: timestamp(), to: timestamp(), sites: integer() })),
});

export const reportReply = shape<Report>({
  all: figures,
  themes: list(theme),
  ratings: list(shape<RatedDrafts>({ label: text(), by_month: list(nullable(decimal())) })),
  groups: shape<Record<Grouping, ReportGroup[]>>({
    month: groups,
    site: groups,
    category: groups,
    document: groups,
    section: groups,
    theme: groups,
    draft: groups,
  }),
});

export const reportedQuestionsReply = shape<ReportedQuestions>({
  group: nullable(text()),
  total: integer(),
  questions: list(
    shape<ReportedQuestion>({
      request_id: text(),
      query_id: text(),
      request_number: optional(text()),
      title: text(),
      question: text(),
      site_name: text(),
      asked_at: timestamp(),
      answered_at: nullable(timestamp()),
    }),
  ),
  next_cursor: nullable(text()),
});
