import { sentencesOf } from '../../text/sentences.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/** How a sentence begins that takes something back from the rule before it. */
const EXCEPTION =
  /^(?:however|otherwise|if not|unless|nevertheless|notwithstanding|except(?:ions?|ing)?|an exception|(?:the|this) (?:only )?exception|this (?:restriction|requirement|rule|prohibition|criterion) (?:does|do|did|will|is|are)|this (?:does|do|did|will) not apply)\b/iu;

/** How a sentence begins that says nothing without the one before it: `They should then return for the visit.` */
const REFERS_BACK =
  /^(?:they|it(?! is (?:(?:\S+ ){1,2}(?:to|that|of)|(?:\S+ ){1,4}who)\b)|(?:(?:in|for) )?(?:this|these|such|that)(?! (?:study|trial|protocol|document|section|appendix|table|is an?)\b)|therefore|thus)\b/iu;

/** `Following those attempts, …`, `Values outside this range …` */
const REFERS_TO =
  /\b(?:after|following|outside|within|despite|beyond|by) (?:this|these|those|such) (?!stud|trial|protocol|section)\p{L}+/iu;

const NEEDS_ONE_BEFORE = [EXCEPTION, REFERS_BACK, REFERS_TO];

/** Sentences to go back at most. */
const FARTHEST_BACK = 2;

/**
 * Puts the sentence that another refers to before it, and the exceptions to a rule after it: without them it may say the
 * opposite of what holds. Both are of the same passage; each sentence is shown once.
 */
export function inContext(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const lines = chosen.flatMap(withContext);
  const first = (line: ChosenSentence) => lines.findIndex((other) => isSame(line, other));
  return lines
    .filter((line, at) => first(line) === at)
    .map((line) => chosen.find((other) => isSame(line, other)) ?? line);
}

function withContext(one: ChosenSentence): ChosenSentence[] {
  const { found, sentence, shown } = one;
  const sentences = shown === undefined && found.passage.kind !== 'table' ? sentencesOf(found.passage) : [];
  const at = sentences.indexOf(sentence);
  if (at === -1) return [one];
  const isA = (pattern: RegExp, index: number) => pattern.test(sentences[index] ?? '');
  let [start, end] = [at, at + 1];
  while (start > Math.max(0, at - FARTHEST_BACK) && NEEDS_ONE_BEFORE.some((pattern) => isA(pattern, start))) start--;
  while (isA(EXCEPTION, end)) end++;
  return sentences.slice(start, end).map((text) => ({ found, sentence: text }));
}

function isSame(one: ChosenSentence, other: ChosenSentence): boolean {
  return one.found.key === other.found.key && one.sentence === other.sentence && one.shown === other.shown;
}
