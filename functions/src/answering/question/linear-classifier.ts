/** A text by its features, such as its words. */
export interface LabelledFeatures {
  label: string;
  features: readonly string[];
}

export interface Classified {
  label: string;
  /** From 0 to 1. */
  probability: number;
}

/** Unknown features say nothing. */
export type Classify = (features: readonly string[]) => Classified;

/** Passes over the examples; more add nothing when some are left out. */
const PASSES = 5;

/** Of the first pass; later ones learn less. */
const RATE = 4;
const SLOWER = 0.3;

/** Of the rate, for what classes have in common with any text. */
const BIAS_SHARE = 0.01;

/** Classes less wrong than this learn nothing from an example. */
const LEAST_ERROR = 0.002;

/** Anything but 0; the order of examples is the same each time. */
const SEED = 1;

/** Looked up once: in a sandbox, as of tests, looking up a global takes longer than the rest of the innermost loops. */
const { abs, exp, max } = Math;

interface Example {
  label: number;
  /** Of its features; the weights have length 1. */
  at: Int32Array;
  weights: Float32Array;
}

/**
 * Multinomial logistic regression on features weighted by rarity, by stochastic gradient descent. Deterministic. Ten
 * thousand examples take a second or two, so nothing is stored.
 */
export function learn(examples: readonly LabelledFeatures[]): Classify {
  const labels = [...new Set(examples.map(({ label }) => label))].sort();
  const vocabulary = new Map<string, { at: number; texts: number }>();
  for (const { features } of examples) {
    for (const feature of features) {
      const known = vocabulary.get(feature);
      if (known) known.texts++;
      else vocabulary.set(feature, { at: vocabulary.size, texts: 1 });
    }
  }
  const labelAt = new Map(labels.map((label, at) => [label, at]));
  const vectors = examples.map(({ label, features }) => ({
    label: labelAt.get(label) ?? 0,
    ...vectorOf(features, { vocabulary, texts: examples.length }),
  }));
  const model = {
    weights: new Float32Array(vocabulary.size * labels.length),
    biases: new Float32Array(labels.length),
  };
  const shares = new Float32Array(labels.length);
  const errors = new Float64Array(labels.length);
  const random = randomFrom(SEED);
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = RATE / (1 + pass * SLOWER);
    for (const example of shuffled(vectors, random)) {
      sharesOf(example, model, shares);
      improve(example, { ...model, shares, errors, rate });
    }
  }
  return (features) => {
    sharesOf(vectorOf(features, { vocabulary, texts: examples.length }), model, shares);
    const probability = Math.max(...shares);
    return { label: labels[shares.indexOf(probability)] ?? '', probability };
  };
}

interface Model {
  /** Of each feature for each class. */
  weights: Float32Array;
  biases: Float32Array;
}

type Vector = Pick<Example, 'at' | 'weights'>;

/** Into `shares`. */
function sharesOf({ at, weights: values }: Vector, { weights, biases }: Model, shares: Float32Array): void {
  const classes = shares.length;
  shares.set(biases);
  for (let nth = 0; nth < at.length; nth++) {
    const value = float(values, nth);
    const from = (at[nth] ?? 0) * classes;
    for (let label = 0; label < classes; label++)
      shares[label] = float(shares, label) + float(weights, from + label) * value;
  }
  let highest = float(shares, 0);
  for (let label = 1; label < classes; label++) highest = max(highest, float(shares, label));
  let sum = 0;
  for (let label = 0; label < classes; label++) {
    const raised = exp(float(shares, label) - highest);
    shares[label] = raised;
    sum += raised;
  }
  for (let label = 0; label < classes; label++) shares[label] = float(shares, label) / sum;
}

/** Feature by feature, whose weights are side by side in memory, and only for classes that are wrong. */
function improve(
  { label: own, at, weights: values }: Example,
  { weights, biases, shares, errors, rate }: Model & { shares: Float32Array; errors: Float64Array; rate: number },
): void {
  const classes = shares.length;
  const wrong: number[] = [];
  for (let label = 0; label < classes; label++) {
    const error = float(shares, label) - (label === own ? 1 : 0);
    if (abs(error) < LEAST_ERROR) continue;
    wrong.push(label);
    errors[label] = rate * error;
    biases[label] = float(biases, label) - rate * BIAS_SHARE * error;
  }
  for (let nth = 0; nth < at.length; nth++) {
    const value = float(values, nth);
    const from = (at[nth] ?? 0) * classes;
    for (const label of wrong) weights[from + label] = float(weights, from + label) - (errors[label] ?? 0) * value;
  }
}

/** Only for arrays of one kind, so that it is compiled for that. */
function float(array: Float32Array, at: number): number {
  return array[at] ?? 0;
}

interface Known {
  vocabulary: ReadonlyMap<string, { at: number; texts: number }>;
  texts: number;
}

function vectorOf(features: readonly string[], { vocabulary, texts }: Known): Vector {
  const known = features.flatMap((feature) => vocabulary.get(feature) ?? []);
  const rarities = known.map((feature) => Math.log(texts / feature.texts));
  const length = Math.hypot(...rarities) || 1;
  return {
    at: Int32Array.from(known, ({ at }) => at),
    weights: Float32Array.from(rarities, (rarity) => rarity / length),
  };
}

/** From 0 to 1 (Park and Miller, 1988). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
