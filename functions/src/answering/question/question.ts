import type { StudyField } from '../../ingestion/facts/study-fields.ts';

export interface AskedQuestion {
  title: string;
  question: string;
  /** Answered turns, oldest first. */
  earlier: { question: string; answer: string }[];
}

/** A term of a question and what documents may call it instead. */
export interface Concept {
  term: string;
  /** Several together are stronger evidence than one. */
  alternatives: string[];
}

/** What a plain question asks for. A question may have several readings; a situational one has none. */
export type QuestionForm =
  /** A field that every protocol states: "What is the primary endpoint?" */
  | { kind: 'field'; field: StudyField }
  /** When something is done: "Which visits need an ECG?" `subject` is what is done. */
  | { kind: 'occasions'; subject: string }
  /** When a visit is, with its window: "When is Visit 12?" */
  | { kind: 'visit-time'; visit: string }
  /** What is done at a visit: "What happens at visit 6?" */
  | { kind: 'visit-activities'; visit: string }
  /** A cell of a table: "What is the irinotecan dose at dose level -2?" Any other short question may be one. */
  | { kind: 'cell' };

export interface Question {
  /** The readings of a plain question, most specific first; empty for a situational one. */
  forms: QuestionForm[];
  concepts: Concept[];
  /** In everyday English, from 0 to 1; 1 for words outside the commonest ten thousand. */
  specificityOf: (term: string) => number;
}
