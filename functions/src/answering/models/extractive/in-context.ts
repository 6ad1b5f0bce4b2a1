import { sentencesOf } from '../../text/sentences.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

/** How a sentence begins that takes something back from the rule before it. */
const EXCEPTION =
  /^(?:however|otherwise|if not|unless|nevertheless|notwithstanding|except(?:ions?|ing)?|an exception|(?:the|this) (?:only )?exception|this (?:restriction|requirement|rule|prohibition|criterion) (?:does|do|did|will|is|are)|this (?:does|do|did|will) not apply)\b/iu;

/**
 * Keeps a rule and its exceptions together: without them it may say the opposite of what holds, and they alone do not say
 * of what they are one. Further lines of a chosen sentence are of the same passage.
 */
export function withExceptions(chosen: readonly ChosenSentence[]): ChosenSentence[] {
  const lines = chosen.flatMap(wholeRule);
  const first = (line: ChosenSentence) => lines.findIndex((other) => isSame(line, other));
  return lines
    .filter((line, at) => first(line) === at)
    .map((line) => chosen.find((other) => isSame(line, other)) ?? line);
}

function wholeRule(one: ChosenSentence): ChosenSentence[] {
  const { found, sentence, shown } = one;
  const sentences = shown === undefined && found.passage.kind !== 'table' ? sentencesOf(found.passage) : [];
  const at = sentences.indexOf(sentence);
  if (at === -1) return [one];
  const isException = (index: number) => EXCEPTION.test(sentences[index] ?? '');
  let [start, end] = [at, at + 1];
  while (start > 0 && isException(start)) start--;
  while (isException(end)) end++;
  return sentences.slice(start, end).map((text) => ({ found, sentence: text }));
}

function isSame(one: ChosenSentence, other: ChosenSentence): boolean {
  return one.found.key === other.found.key && one.sentence === other.sentence && one.shown === other.shown;
}
