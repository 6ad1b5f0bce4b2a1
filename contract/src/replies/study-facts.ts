import type { Quote } from '../entities/citation.ts';
import type { Ingestion } from '../entities/document.ts';
import { FACT_DECISIONS, FACT_FORMS, type FactForm, type FactReview } from '../entities/study-fact.ts';
import { quoteFields } from './citation-fields.ts';
import { flag, integer, list, nullable, oneOf, shape, text, timestamp, type ReplySchema } from './reply-schema.ts';

const STATEMENT_SOURCES = ['label', 'section', 'model'] as const;

/** What one place of a document states about a field. */
export interface FactStatement {
  /** A labelled row of the front matter, a section under a fitting heading, or a language model. */
  source: (typeof STATEMENT_SOURCES)[number];
  quotes: Quote[];
}

export interface FactReviewView extends FactReview {
  /** Made for documents that are no longer in use. */
  is_outdated: boolean;
}

export interface FactView {
  field: string;
  name: string;
  form: FactForm;
  /** In document order; empty where nothing was found. */
  statements: FactStatement[];
  /** Statements give different values, and nobody has decided between them. */
  disagrees: boolean;
  review: FactReviewView | null;
}

export interface FactGroupView {
  name: string;
  facts: FactView[];
}

export interface StudyGlance {
  study: { id: string; name: string };
  /** Of the reviews; a change names the version it is based on. */
  version: number;
  /** Active documents of the study and those of all studies. Facts are of those that have been read. */
  documents: { id: string; name: string; version: number; page_count: number; state: Ingestion['state'] }[];
  /** In the order of the ICH M11 template. */
  groups: FactGroupView[];
}

const quoteReply: ReplySchema<Quote> = shape<Quote>(quoteFields);

const factReply = shape<FactView>({
  field: text(),
  name: text(),
  form: oneOf(FACT_FORMS),
  statements: list(shape<FactStatement>({ source: oneOf(STATEMENT_SOURCES), quotes: list(quoteReply) })),
  disagrees: flag(),
  review: nullable(
    shape<FactReviewView>({
      decision: oneOf(FACT_DECISIONS),
      quotes: list(quoteReply),
      documents: list(shape({ id: text(), name: text(), version: integer(1) })),
      by: shape({ id: text(), name: text() }),
      at: timestamp(),
      version: integer(1),
      is_outdated: flag(),
    }),
  ),
});

export const studyGlanceReply = shape<StudyGlance>({
  study: shape({ id: text(), name: text() }),
  version: integer(),
  documents: list(
    shape({
      id: text(),
      name: text(),
      version: integer(1),
      page_count: integer(),
      state: oneOf(['queued', 'reading', 'ready', 'failed']),
    }),
  ),
  groups: list(shape<FactGroupView>({ name: text(), facts: list(factReply) })),
});
