import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { abbreviationsWith, conceptsOf } from '../answering/question/concepts.ts';
import { spellOut } from '../answering/question/spell-out.ts';

/** Of each: longer questions tell a story around what they ask. */
const MOST = 60;

/** Made with the first question, to keep cold starts of other functions fast. */
let abbreviations: ReturnType<typeof abbreviationsWith> | undefined;

export function askedTerms(text: string): Pick<CountedQuestion, 'terms' | 'synonyms'> {
  abbreviations ??= abbreviationsWith({});
  const concepts = conceptsOf(spellOut(text), abbreviations);
  const terms = new Set(concepts.map(({ term }) => term));
  const others = new Set(concepts.flatMap(({ alternatives }) => alternatives));
  return { terms: [...terms].slice(0, MOST), synonyms: [...others].filter((term) => !terms.has(term)).slice(0, MOST) };
}
