import { productNames, withoutProductNames } from '../../question/product-names.ts';
import type { ScopeDocument } from '../../retrieval/scope.ts';
import type { Candidate } from './candidates.ts';

/** How questions ask what becomes of the study drug once something has happened. */
export const ASKS =
  /\b(?:hold|holding|stop|stopped|pause[ds]?|interrupt\w*|restart\w*|resum\w*|continu\w*|carry on|keep (?:going|on|taking|giving)|back on|for good|permanently|skip|delay|postpone|withhold|next (?:dose|infusion|injection|jab|cycle)|give (?:it|or)|still (?:give|dose|have|get|take)|(?:take|give|have) (?:it|them|another|one)|what (?:do|should|must) (?:i|we|they|s?he) do|what now|discontinu\w*|off (?:study|drug|it|treatment|for)|what dose|what happens|reduce[ds]?|full dose)\b/iu;

const DRUG =
  '(?:(?:study|investigational|trial) (?:drug|agent|treatment|medication|intervention|product|therapy)s?|dos(?:e|es|ing)|treatment|therapy|infusions?|injections?|IP|IMP|drug|administration)';
const ACT =
  '(?:interrupt\\w*|suspen(?:d|sion)\\w*|with(?:hold|held)\\w*|hold|held|discontinu\\w*|stop(?:ped)?|resum\\w*|restart\\w*|recommenc\\w*|re-?introduc\\w*|re-?initiat\\w*|reduc\\w*|delay\\w*|make up|continued?|permanently|no further|not (?:be )?(?:given|administered|eligible|receive)|omit\\w*|skip\\w*)';
const ACTS = new RegExp(`\\b${ACT}\\b`, 'iu');
/** How protocols state it. */
const ACTS_ON_DRUG = new RegExp(`\\b${ACT}\\b[^.;]{0,120}\\b${DRUG}\\b|\\b${DRUG}\\b[^.;]{0,120}\\b${ACT}\\b`, 'iu');

/** Whether a text says what becomes of something, which may be anything. */
export function acts(text: string): boolean {
  return ACTS.test(text);
}

/** Whether a text says what becomes of the study drug, also by its name. */
export function actsOnDrug(text: string, { file }: ScopeDocument): boolean {
  if (!acts(text)) return false;
  return ACTS_ON_DRUG.test(text) || ACTS_ON_DRUG.test(withoutProductNames(text, productNames(file)));
}

/** Terms for the drug itself and for times, which say nothing of what has happened. */
const NO_EVENT =
  /^(?:capsul|tablet|patch|pill|syring|infus|inject|dos|drug|studi|medic|treatment|week|wk|dai|day|visit|cycl|month|hour|time|\d)|:/u;

/**
 * Weight of a term from which on it is what has happened. Over five sets with 295 answerable and 50 other questions, the
 * answers that this adds were right for 4 of 7, and none was to a question that the protocol leaves open.
 */
const EVENT = 0.4;

/** Of what the best sentence covers, from which on others are shown with it. */
const NEXT_TO_BEST = 0.75;

/**
 * Sentences on what becomes of the study drug when something happens, among those that search is not certain enough of;
 * null when the question asks for something else or nothing in it says what has happened.
 */
export function actionAnswer(question: string, candidates: readonly Candidate[], most: number): Candidate[] | null {
  if (!ASKS.test(question)) return null;
  const acting = candidates
    .filter(({ sentence, found }) => actsOnDrug(sentence, found.document))
    .map((candidate) => ({ candidate, weights: eventWeights(candidate) }))
    .filter(({ weights }) => weights.some((weight) => weight >= EVENT))
    .map(({ candidate, weights }) => ({ candidate, covered: weights.reduce((sum, weight) => sum + weight, 0) }))
    .sort((a, b) => b.covered - a.covered);
  const [best] = acting;
  if (!best) return null;
  const chosen = acting.filter(({ covered }) => covered >= NEXT_TO_BEST * best.covered);
  return chosen.slice(0, most).map(({ candidate }) => candidate);
}

function eventWeights({ covered }: Candidate): number[] {
  return [...covered].filter(([term]) => !NO_EVENT.test(term)).map(([, weight]) => weight);
}
