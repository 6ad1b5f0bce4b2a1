import { foundIn, scoreSentence, type WeighedQuestion } from './relevance.ts';
import type { ScopeIndex } from './scope-index.ts';
import type { FoundPassage } from './scope.ts';

const ANY_MEDICINE =
  /\b(?:other|any|all|additional|concomitant|current)\b[^.;]{0,40}\b(?:medications?|medicines?|treatments?|therap(?:y|ies)|drugs?)\b|\b(?:medications?|medicines?|drugs?) other than\b/iu;

const MAY_BE_TAKEN =
  /\b(?:necessary|deemed medically indicated|medical need)\b|\b(?:will be|are|is) (?:permitted|allowed)\b|\bmay (?:be (?:given|administered|used)|continue|receive)\b[^.;]{0,80}\bdiscretion\b/iu;

/** On one kind of treatment, or on what ends the study treatment. */
const OF_ONE_KIND =
  /\b(?:pain|rescue|anti-?cancer|crossover|second course|progress\p{L}*|exceptions?|standard|procedures?|becomes?|known|withdr\p{L}+|study (?:drug|treatment)s? (?:may|will|should))\b/iu;

/** Sentences of an answer; further ones repeat. */
const MOST = 2;

/** Passages with a sentence that lets patients take whatever is not prohibited; best first. */
export function generalLeave(
  index: ScopeIndex,
  {
    weighed,
    placeOf,
  }: { weighed: WeighedQuestion; /** Higher in lists of medicines. */ placeOf: (key: string) => number },
): FoundPassage[] {
  return [...index.passages.values()]
    .filter(({ passage }) => passage.kind !== 'heading' && !passage.context.history)
    .flatMap((entry) => {
      const sentences = index.read(entry.key).sentences.filter(({ text }) => givesGeneralLeave(text));
      return sentences.length === 0
        ? []
        : [
            foundIn(
              entry,
              sentences.map((sentence) => scoreSentence(sentence, weighed)),
            ),
          ];
    })
    .toSorted((one, other) => placeOf(other.key) - placeOf(one.key) || other.score - one.score)
    .slice(0, MOST);
}

/** `Subjects may receive other medications that the investigator deems necessary.` */
export function givesGeneralLeave(sentence: string): boolean {
  return ANY_MEDICINE.test(sentence) && MAY_BE_TAKEN.test(sentence) && !OF_ONE_KIND.test(sentence);
}
