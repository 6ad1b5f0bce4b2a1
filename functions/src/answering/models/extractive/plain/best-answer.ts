import type { Medicine, QuestionForm } from '../../../question/question.ts';
import { includesPhrase, phraseOf } from '../../../text/terms.ts';
import type { ChosenSentence } from '../chosen-sentence.ts';
import { confidenceOf } from './confidence-of-form.ts';
import type { PlainAnswer } from './answer-in-form.ts';

export interface ReadAnswer extends PlainAnswer {
  form: QuestionForm;
  /** Whether the question is narrower than the field that answers it. */
  isNarrowed: boolean;
}

const WHOLE: ReadonlySet<QuestionForm['kind']> = new Set(['off-visit', 'definition', 'cell']);

/** Sentences that are all but certain, beside an answer without them. */
const MOST_CERTAIN = 2;

/** Sentences on the times of an activity beside its visits. */
const MOST_WITH_VISITS = 3;

/**
 * Whether somebody on a medicine may join is answered by the criteria on it, before what may be taken during the study.
 * The visits of an activity come with what the text states about its times, such as the hours of samples. An answer of a
 * form that is right less often comes with a sentence that is all but certain to answer, if it lacks that, except for
 * rules of visits, definitions and rows of tables, which are whole.
 */
export function bestOf(answers: readonly ReadAnswer[]): ReadAnswer | undefined {
  const [best, ...others] = answers.toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  if (best.form.kind === 'occasions') {
    const text = others.find(({ form, isNarrowed }) => form.kind === 'field' && !isNarrowed);
    return withSentences(best, (text?.sentences ?? []).slice(0, MOST_WITH_VISITS));
  }
  if (best.form.kind === 'medicine') {
    const { medicine } = best.form;
    const criteria = others.find(({ form }) => form.kind === 'eligibility')?.sentences ?? [];
    const onMedicine = criteria.filter(({ sentence }) => speaksOf(medicine, sentence));
    return onMedicine.length > 0 ? withSentences({ ...best, sentences: onMedicine }, best.sentences) : best;
  }
  if (WHOLE.has(best.form.kind)) return best;
  const certain = confidenceOf(best) === 'medium' ? others.find(({ isCertain }) => isCertain) : undefined;
  return withSentences(best, (certain?.sentences ?? []).slice(0, MOST_CERTAIN));
}

function withSentences(answer: ReadAnswer, further: readonly ChosenSentence[]): ReadAnswer {
  const said = new Set(answer.sentences.map(({ sentence }) => sentence));
  return { ...answer, sentences: [...answer.sentences, ...further.filter(({ sentence }) => !said.has(sentence))] };
}

/** By its name or that of its class. */
function speaksOf({ names, related }: Medicine, sentence: string): boolean {
  const said = phraseOf(sentence);
  return [...names, ...related].some((name) => includesPhrase(said, phraseOf(name)));
}
