import { abbreviationsWith, conceptsOf } from './concepts.ts';
import { specificityOf } from './everyday.ts';
import type { AskedQuestion, Question } from './question.ts';
import { withLikelyTerms, type Vocabulary } from './unknown-words.ts';

/** How a set of documents writes things. */
export interface DocumentLanguage {
  /** Abbreviations the documents define: short form to long form. They override the field's own. */
  abbreviations: Record<string, string>;
  vocabulary: Vocabulary;
}

/** A follow-up shorter than this many characters is searched together with the question before it. Set by hand. */
const SHORT_FOLLOW_UP = 80;

/**
 * Entry point of the question stage: a reader of questions about these documents. Creating one indexes the
 * abbreviations, so keep it for as long as the documents stay the same.
 */
export function questionReader({ abbreviations, vocabulary }: DocumentLanguage): (asked: AskedQuestion) => Question {
  const known = abbreviationsWith(abbreviations);
  return (asked) => {
    const text = searchedText(asked);
    return { concepts: withLikelyTerms(conceptsOf(text, known), text, vocabulary), specificityOf };
  };
}

function searchedText({ title, question, earlier }: AskedQuestion): string {
  const before = question.length < SHORT_FOLLOW_UP ? earlier.at(-1) : undefined;
  return [title, question, ...(before ? [before.question] : [])].join('\n');
}
