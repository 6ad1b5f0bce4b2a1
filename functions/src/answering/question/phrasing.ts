import { termsOf } from '../text/terms.ts';
import type { Terms } from './question.ts';

/**
 * Words that put a short question together and say little about what it asks: nearly every protocol has all of them.
 */
const PUTTING_TOGETHER = `go goes come came take taken run do put keep kept happen count make made look see hold stay sit turn
  pick show try name kind sort type thing now again good okay ok right way involve somebody someone anybody anyone anything
  something everyone people person guy lady man woman girl boy gentleman patient pt pts subject participant study trial
  protocol fell fall drop rise rose went mean meant work must part given give use list use allow ago still while during once
  ever yet roughly approximately about actually really case`;

/** Words of a request rather than of what is asked for. */
const REQUESTING = `please pls plz kindly state indicate confirm enumerate specify describe explain clarify provide define
  constitute regard present anywhere somewhere precisely formally officially already curious boss example eg briefly summarise
  walk mostly basically generally typically circumstance just suppose supposed between`;

/** Words that ask for a kind of value, which answers seldom repeat: how long, how often, how big, the lowest. */
const ASKING_FOR_VALUE = `long often big large small high low highest lowest longest shortest most least worst best soon
  quick quickly fast late early max maximum min minimum number amount size far near exact exactly upper lower limit cutoff cut-off threshold`;

const PHRASING = new Set(termsOf(`${PUTTING_TOGETHER} ${REQUESTING} ${ASKING_FOR_VALUE}`));

/** Against their weight elsewhere. With each protocol left out in turn, anything from 0.1 to 0.2 is as good. */
const PHRASING_SPECIFICITY = 0.15;

export function isPhrasing(term: string): boolean {
  return PHRASING.has(term);
}

/** Phrasing weighs little and has no alternatives. */
export function withoutPhrasing(question: Terms): Terms {
  return {
    concepts: question.concepts.map((concept) =>
      PHRASING.has(concept.term) ? { ...concept, alternatives: [] } : concept,
    ),
    specificityOf: (term) => (PHRASING.has(term) ? PHRASING_SPECIFICITY : question.specificityOf(term)),
  };
}
