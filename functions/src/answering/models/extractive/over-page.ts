import { scopePassage, type ScopePassage } from '../../retrieval/scope.ts';
import { sentencesOf } from '../../text/sentences.ts';
import type { ChosenSentence } from './chosen-sentence.ts';

const ENDS = /[.!?:;…]["'”’)\]]*$/u;
const GOES_ON = /^\p{Ll}/u;

/** A sentence that a page break cuts is shown whole, whichever half was found, and cited from both pages. */
export function overPage(one: ChosenSentence): ChosenSentence {
  const { found, sentence, shown, also = [] } = one;
  if (shown !== undefined) return one;
  const [first, second] = GOES_ON.test(sentence) ? [beside(found, -1), found] : [found, beside(found, 1)];
  if (!first || !second) return one;
  const halves = cutBetween(first, second);
  if (!halves || !halves.some((half) => half.found.key === found.key && half.sentence === sentence)) return one;
  const [beginning, end] = halves;
  return { ...beginning, shown: `${beginning.sentence} ${end.sentence}`, also: [end, ...also] };
}

/** Null when no sentence goes on from one to the other. */
function cutBetween(first: ScopePassage, second: ScopePassage): [ChosenSentence, ChosenSentence] | null {
  const [one, other] = [first.passage, second.passage];
  if (one.kind !== 'prose' || other.kind !== 'prose') return null;
  if (other.page !== one.page + 1 || other.section.join() !== one.section.join()) return null;
  const beginning = sentencesOf(one).at(-1) ?? '';
  const [end = ''] = sentencesOf(other);
  const isCut = one.text.trimEnd().endsWith(beginning) && !ENDS.test(beginning);
  if (beginning === '' || !isCut || !GOES_ON.test(end) || !other.text.startsWith(end)) return null;
  return [
    { found: first, sentence: beginning },
    { found: second, sentence: end },
  ];
}

function beside({ document, passage }: ScopePassage, steps: 1 | -1): ScopePassage | null {
  const { passages } = document.file;
  const other = passages[passages.findIndex(({ id }) => id === passage.id) + steps];
  return other ? scopePassage(document, other) : null;
}
