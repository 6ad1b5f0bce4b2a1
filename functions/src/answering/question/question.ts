/** A question as asked, with its thread. */
export interface AskedQuestion {
  title: string;
  question: string;
  /** Earlier answered turns, oldest first. */
  earlier: { question: string; answer: string }[];
}

/** One term of a question and what the documents may call it instead. */
export interface Concept {
  term: string;
  /** Several of them together are stronger evidence than one. */
  alternatives: string[];
}

/** A question reduced to what can be searched for. */
export interface Question {
  concepts: Concept[];
  /** How specific a term is in everyday English, from 0 to 1; 1 for words outside the commonest ten thousand. */
  specificityOf: (term: string) => number;
}
