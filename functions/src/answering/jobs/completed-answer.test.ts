import type { ModelAnswer } from '../models/draft-model.ts';
import { extractiveModel } from '../models/extractive/extractive.ts';
import { FILLER, type Part } from '../testing/answer-to.ts';
import { makeDocument, makeTask } from '../testing/make-scope.ts';
import { findFacts } from '../../ingestion/facts/find-facts.ts';
import { completedAnswer } from './completed-answer.ts';
import { writeDraft } from './write-draft.ts';

type Confidence = 'high' | 'medium' | 'low';

const answer = (confidence: Confidence, ...quotes: string[]): ModelAnswer => ({
  answerable: true,
  confidence,
  sentences: quotes.map((quote) => ({ text: quote, quotes: [{ passageKey: 'p1', quote }] })),
});

const textsOf = (given: ModelAnswer) => (given.answerable ? given.sentences.map(({ text }) => text) : null);

const NOTHING: ModelAnswer = { answerable: false };

it('is the answer to the whole where parts add nothing', () => {
  const whole = answer('high', 'Hold it.');
  expect(completedAnswer(whole, [])).toBe(whole);
  expect(completedAnswer(whole, [NOTHING, answer('low', 'Tell us.')])).toBe(whole);
  expect(completedAnswer(NOTHING, [NOTHING])).toBe(NOTHING);
});

it('adds what answers a part, and is not surer for it', () => {
  const part = answer('high', 'Within 48 hours.');
  expect(completedAnswer(answer('high', 'Hold it.'), [part])).toMatchObject({ confidence: 'medium' });
  expect(textsOf(completedAnswer(answer('high', 'Hold it.'), [part]))).toEqual(['Hold it.', 'Within 48 hours.']);
  expect(completedAnswer(answer('low', 'Hold it.'), [part])).toMatchObject({ confidence: 'low' });
  expect(completedAnswer(NOTHING, [part])).toEqual({ ...part, confidence: 'low' });
});

it('takes a part for answered that a sure answer quotes, and completes one that is not sure', () => {
  const part = answer('medium', 'Hold it.', 'Restart at 80 mg.');
  expect(textsOf(completedAnswer(answer('medium', 'Hold it.'), [part]))).toEqual(['Hold it.']);
  expect(textsOf(completedAnswer(answer('low', 'Hold it.'), [part]))).toEqual(['Hold it.', 'Restart at 80 mg.']);
});

describe('a draft', () => {
  const REPORT: Part = {
    section: ['9 Safety', '9.3 Reporting of serious adverse events'],
    text: 'Serious adverse events must be reported to the sponsor within 24 hours of awareness.',
  };

  async function draftOf(question: string): Promise<string> {
    const document = makeDocument('Protocol.pdf', [REPORT, ...FILLER]);
    document.file.facts = findFacts(document.file.passages);
    const draft = await writeDraft(makeTask(question, [document]), extractiveModel());
    return draft.state === 'ready' ? `${draft.confidence}: ${draft.text}` : draft.state;
  }

  it('answers the question among several that has an answer', async () => {
    expect(await draftOf('Do the gerbils need sunscreen, and how fast do we report an SAE?')).toMatch(
      /^low: .*24 hours/u,
    );
  });

  it('answers nothing by itself that a story explains', async () => {
    const story = 'The freezer broke down on Sunday.';
    expect(await draftOf(`${story} Do the gerbils need sunscreen, and how fast do we report an SAE?`)).toBe(
      'not_found',
    );
  });
});
