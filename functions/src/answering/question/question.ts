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

export interface Question {
  concepts: Concept[];
  /** In everyday English, from 0 to 1; 1 for words outside the commonest ten thousand. */
  specificityOf: (term: string) => number;
}
