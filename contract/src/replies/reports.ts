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

export interface Report {
  all: Figures;
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
    helpful: integer(),
    unhelpful: integer(),
  }),
  minutes: nullable(shape({ median: decimal(), p90: decimal() })),
  scores: nullable(shape({ relevance: decimal(), tone: decimal(), citation_quality: decimal() })),
});

const groups = list(shape<ReportGroup>({ key: text(), label: text(), figures }));

export const reportReply = shape<Report>({
  all: figures,
  groups: shape<Record<Grouping, ReportGroup[]>>({
    month: groups,
    site: groups,
    category: groups,
    document: groups,
    section: groups,
    draft: groups,
  }),
});

export const reportedQuestionsReply = shape<ReportedQuestions>({
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
