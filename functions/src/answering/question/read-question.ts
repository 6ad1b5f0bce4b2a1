import { abbreviationsWith, conceptsOf } from './concepts.ts';
import { specificityOf } from './everyday.ts';
import type { AskedQuestion, Question } from './question.ts';
import { formsOf } from './question-form.ts';
import { withLikelyTerms, type Vocabulary } from './unknown-words.ts';

export interface DocumentLanguage {
  /** Short form to long form; override the field's own. */
  abbreviations: Record<string, string>;
  vocabulary: Vocabulary;
}

/** Characters. A shorter follow-up is searched with the question before it. Origin not recorded. */
const SHORT_FOLLOW_UP = 80;

/** Entry point of the question stage. Indexes abbreviations, so keep the reader while the documents stay the same. */
export function questionReader({ abbreviations, vocabulary }: DocumentLanguage): (asked: AskedQuestion) => Question {
  const known = abbreviationsWith(abbreviations);
  return (asked) => {
    const text = searchedText(asked);
    return {
      forms: formsOf(asked.question),
      concepts: withLikelyTerms(conceptsOf(text, known), text, vocabulary),
      specificityOf,
    };
  };
}

function searchedText({ title, question, earlier }: AskedQuestion): string {
  const before = question.length < SHORT_FOLLOW_UP ? earlier.at(-1) : undefined;
  return [title, question, ...(before ? [before.question] : [])].join('\n');
}
