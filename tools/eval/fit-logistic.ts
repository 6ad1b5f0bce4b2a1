import type { Signs } from '../../functions/src/answering/models/extractive/certainty.ts';

export interface Example {
  signs: Signs;
  right: boolean;
}

export type Weights = Record<keyof Signs | 'constant', number>;

const STEPS = 4_000;
const RATE = 0.5;

/** L2 penalty on the weights of standardized signs. */
const PENALTY = 1;

/** Weights of the logistic regression of right answers on their signs, by gradient descent. */
export function fitLogistic(examples: readonly Example[]): Weights {
  const names = Object.keys(examples[0]?.signs ?? {}) as (keyof Signs)[];
  const scales = names.map((name) => scaleOf(examples.map(({ signs }) => signs[name])));
  const rows = examples.map(({ signs, right }) => ({
    values: [1, ...names.map((name, at) => standard(signs[name], scales[at]))],
    right: Number(right),
  }));
  let weights: number[] = [0, ...names.map(() => 0)];
  for (let step = 0; step < STEPS; step++) {
    const errors = rows.map(({ values, right }) => right - probability(weights, values));
    weights = weights.map((weight, at) => {
      const slope = rows.reduce((sum, { values }, row) => sum + (values[at] ?? 0) * (errors[row] ?? 0), 0);
      return weight + (RATE * (slope - (at === 0 ? 0 : PENALTY * weight))) / rows.length;
    });
  }
  return asGiven(names, { weights, scales });
}

interface Scale {
  mean: number;
  deviation: number;
}

function scaleOf(values: readonly number[]): Scale {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) || 1 };
}

function standard(value: number, { mean, deviation }: Scale = { mean: 0, deviation: 1 }): number {
  return (value - mean) / deviation;
}

function probability(weights: readonly number[], values: readonly number[]): number {
  return 1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)));
}

/** Weights of the signs themselves. */
function asGiven(names: (keyof Signs)[], { weights, scales }: { weights: number[]; scales: Scale[] }): Weights {
  const fitted: Weights = { constant: weights[0] ?? 0, evidence: 0, specific: 0, kind: 0, first: 0 };
  for (const [at, name] of names.entries()) {
    const { mean, deviation } = scales[at] ?? { mean: 0, deviation: 1 };
    fitted[name] = (weights[at + 1] ?? 0) / deviation;
    fitted.constant -= fitted[name] * mean;
  }
  return fitted;
}
