import { guessableWords, ratedPart } from '@trialdesk/contract/password-strength';
import { PRODUCT_NAME } from '@trialdesk/contract/product-name';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english },
  graphs: adjacencyGraphs,
  translations,
});

export interface Strength {
  /** 0 to 4. */
  score: number;
  /** A sentence; empty for a password that needs none. */
  advice: string;
}

/** A password made from the person's name is easy to guess. */
export function estimate(password: string, name: string): Strength {
  const { score, feedback } = estimator.check(ratedPart(password), guessableWords(name, PRODUCT_NAME));
  return { score, advice: feedback.warning ?? feedback.suggestions[0] ?? '' };
}
