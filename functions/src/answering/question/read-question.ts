import type { PassageFile } from '../../ingestion/passages/passage.ts';
import { abbreviationsWith, conceptsOf } from './concepts.ts';
import { belongsToField } from './field-words.ts';
import { specificityOf } from './everyday.ts';
import type { AskedQuestion, Question } from './question.ts';
import { withoutPhrasing } from './phrasing.ts';
import { formsOf } from './question-form.ts';
import { productNames, withoutProductNames } from './product-names.ts';
import { spellOut } from './spell-out.ts';
import { termsOf } from '../text/terms.ts';
import { withLikelyTerms, type Vocabulary } from './unknown-words.ts';

export interface DocumentLanguage {
  /** Short form to long form; override the field's own. */
  abbreviations: Record<string, string>;
  vocabulary: Vocabulary;
  /** Which name the products under study. */
  files: readonly Pick<PassageFile, 'facts' | 'passages'>[];
}

/** Characters. A shorter follow-up is searched with the question before it. Origin not recorded. */
const SHORT_FOLLOW_UP = 80;

/** Indexes abbreviations, so keep the reader while the documents stay the same. */
export function questionReader({
  abbreviations,
  vocabulary,
  files,
}: DocumentLanguage): (asked: AskedQuestion) => Question {
  const known = abbreviationsWith(abbreviations);
  return (asked) => {
    const names = files.flatMap(productNames);
    const forms = formsOf(withoutProductNames(spellOut(asked.question), names));
    const product = new Set(names.flatMap(termsOf));
    const text = searchedText(asked, forms.length > 0 ? spellOut : (situation) => situation);
    const terms = { concepts: withLikelyTerms(conceptsOf(text, known), text, vocabulary), specificityOf };
    return {
      ...terms,
      forms,
      belongsToField: (field, term) => product.has(term) || belongsToField(field, term),
      plain: withoutPhrasing(terms),
    };
  };
}

function searchedText({ title, question, earlier }: AskedQuestion, reading: (question: string) => string): string {
  const before = question.length < SHORT_FOLLOW_UP ? earlier.at(-1) : undefined;
  return [title, reading(question), ...(before ? [before.question] : [])].join('\n');
}
