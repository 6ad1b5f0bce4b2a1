import type { FoundStatement, WeighedConcept } from '../../../retrieval/scope.ts';
import { makeDocument } from '../../../testing/make-scope.ts';
import { directAnswer } from './direct-answer.ts';
import { plainAnswer } from './plain-answer.ts';

const TERMS: WeighedConcept[] = [
  { term: 'supine', rarity: 0.9, weight: 0.9 },
  { term: 'electrocardiogram', rarity: 0.6, weight: 0.6 },
  { term: 'rest', rarity: 0.5, weight: 0.5 },
];

/** Sentences found for the question, with what each of them says and how likely each is. */
function found(...said: { terms: string[]; likelihood: number; text?: string }[]): FoundStatement {
  const document = makeDocument('Protocol.pdf', [{ text: 'Found by its words.' }]);
  const passages = said.map(({ terms, likelihood, text }, at) => ({
    key: `p${at}`,
    document,
    passage: { id: `p${at}`, page: 1, section: [], kind: 'prose' as const, context: {}, text: '', rect: RECT },
    score: 1,
    sentences: [
      {
        text: text ?? `Sentence ${at}.`,
        score: 1,
        lengthFactor: 1,
        likelihood,
        matches: TERMS.filter(({ term }) => terms.includes(term)).map((concept) => ({ concept, own: 1, credit: 1 })),
      },
    ],
  }));
  return { form: { kind: 'direct' }, source: 'section', heading: '', fit: 1, visitHeaders: [], passages, asked: TERMS };
}

const RECT: [number, number, number, number] = [0, 0, 100, 20];
const ask = (statement: FoundStatement, searched: number) =>
  directAnswer({ question: 'Supine at rest for the electrocardiogram?', most: 4, searched }, statement);

describe('a direct answer', () => {
  const whole = { terms: ['supine', 'electrocardiogram', 'rest'], likelihood: 8 };

  it('is given with its likelihood, its lead over the others and what search finds', () => {
    expect(ask(found(whole, { terms: ['rest'], likelihood: 1 }), 0.5)).toMatchObject({ isUncertain: false });
    expect(ask(found({ terms: ['supine', 'electrocardiogram'], likelihood: 4 }), 0.1)).toMatchObject({
      isUncertain: true,
    });
  });

  it('is none if neither it nor search is likely enough', () => {
    const others = Array.from({ length: 30 }, () => ({ terms: ['supine', 'rest'], likelihood: 8 }));
    expect(ask(found(...others), 0.01)).toBeNull();
    expect(ask(found(...others), 0.8)).not.toBeNull();
  });

  it('is no less certain when several places print it, and cites some of them', () => {
    const others = Array.from({ length: 30 }, () => ({ ...whole, text: 'Rest supine before the electrocardiogram.' }));
    expect(ask(found(...others), 0.05)?.sentences).toMatchObject([{ also: [{}, {}, {}] }]);
    expect(ask(found(...others.map(() => whole)), 0.05)).toBeNull();
  });

  it('is none without the most specific term of the question, however sure search is', () => {
    expect(ask(found({ terms: ['electrocardiogram', 'rest'], likelihood: 8 }), 0.99)).toBeNull();
  });
});

describe('an answer of a form that is right less often', () => {
  const question = 'Supine at rest for the electrocardiogram?';
  const whole = { terms: ['supine', 'electrocardiogram', 'rest'], likelihood: 10 };
  const direct = found(whole);
  const context = { cells: [{ header: 'Electrocardiogram', text: 'Supine, seated or standing' }] };
  const [entry] = direct.passages;
  const rows = entry ? [{ ...entry, key: 'row', passage: { ...entry.passage, kind: 'table' as const, context } }] : [];
  const column: FoundStatement = {
    ...{ ...direct, source: 'schedule', heading: 'Electrocardiogram', passages: rows },
    form: { kind: 'section' },
  };
  const textsOf = (searched: number) =>
    plainAnswer({ question: `List all the positions. ${question}`, most: 4, searched }, [
      column,
      direct,
    ])?.sentences.map(({ text }) => text);

  it('comes with a sentence that is all but certain', () => {
    expect(textsOf(0.9)).toEqual(['Electrocardiogram: Supine, seated or standing', 'Sentence 0.']);
  });

  it('is given alone if no sentence is', () => {
    expect(textsOf(0.1)).toEqual(['Electrocardiogram: Supine, seated or standing']);
  });
});
