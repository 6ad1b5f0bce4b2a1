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

export interface Medicine {
  /** As it is spoken of: `ibuprofen`, `Advil (ibuprofen)`, `NSAID`. */
  name: string;
  /** Its generic name and brands; for a class its name and abbreviations. */
  names: string[];
  /** What else speaks of it: the classes of a medicine with their abbreviations, the members of a class. */
  related: string[];
}

/** What a plain question asks for. A question may have several readings; a situational one has none. */
export type QuestionForm = Reading & {
  /** The part of the question that it reads, when parts ask for different things. */
  part?: string;
};

type Reading =
  /** A field that every protocol states: "What is the primary endpoint?" */
  | {
      kind: 'field';
      field: StudyField;
      /** Recognised by its likeness to examples, not by a pattern. */
      isLikely?: true;
    }
  /** When something is done: "Which visits need an ECG?" `subject` is what is done. */
  | { kind: 'occasions'; subject: string }
  /** When a visit is, with its window: "When is Visit 12?" */
  | { kind: 'visit-time'; visit: string; /** "How late can Visit 12 be?" */ asksForWindow?: true }
  /** What becomes of a visit that is not held as planned: "Visit 6 was missed, can he come five days late?" */
  | { kind: 'off-visit'; visit: string }
  /** What is done at a visit: "What happens at visit 6?" */
  | { kind: 'visit-activities'; visit: string }
  /** Whether a medicine may be taken: "Is ibuprofen allowed?" */
  | { kind: 'medicine'; medicine: Medicine }
  /** The criterion that limits something: "What haemoglobin is required for entry?" `subject` is what is limited. */
  | { kind: 'eligibility'; subject: string }
  /** What something is: "How is clinical response defined?" */
  | { kind: 'definition'; subject: string }
  /** What the section with this number says: "What does section 8.4 say about ECGs?" */
  | { kind: 'numbered-section'; number: string }
  /** What a section is headed by. Any other short question may ask for one. */
  | { kind: 'section' }
  /** What one sentence states in nearly the question's words. Any short question may ask for it. */
  | { kind: 'direct' }
  /** What is done after an event that the question mentions: "She took a second tablet. Do we have to log that?" */
  | { kind: 'event'; field: StudyField }
  /** A cell of a table: "What is the irinotecan dose at dose level -2?" Any other short question may be one. */
  | { kind: 'cell'; /** As the row names it: `grade 3`, `level -1`. */ level?: string };

/** What a question speaks of. */
export interface Terms {
  concepts: Concept[];
  /** In everyday English, from 0 to 1; 1 for words outside the commonest ten thousand. */
  specificityOf: (term: string) => number;
}

export interface Question extends Terms {
  /** The readings of a plain question, most specific first; empty for a situational one. */
  forms: QuestionForm[];
  /** Whether a term belongs to asking for a field, rather than making the question narrower than the field. */
  belongsToField: (field: StudyField, term: string) => boolean;
  /** For a plain question: the words that only put it together weigh little. */
  plain: Terms;
}
