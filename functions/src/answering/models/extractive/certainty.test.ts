import { characters } from '../../retrieval/budget.ts';
import { makeDocument } from '../../testing/make-scope.ts';
import { findPassages } from '../../retrieval/find-passages.ts';
import { rankCandidates } from './candidates.ts';
import { certaintyOf, signsOf, type Signs } from './certainty.ts';

const signs: Signs = { evidence: 2, specific: 0.6, kind: 0.5, first: 0.5 };

async function signsIn(question: string, ...passages: Parameters<typeof makeDocument>[1]): Promise<Signs | null> {
  const asked = { title: '', question, earlier: [] };
  const documents = [makeDocument('Protocol.pdf', passages)];
  const found = await findPassages({ asked, documents, budget: characters(10_000) });
  return signsOf(rankCandidates({ question, passages: found.passages }));
}

describe('the certainty of a searched answer', () => {
  it.each(Object.keys(signs) as (keyof Signs)[])('grows with the sign %s', (name) => {
    expect(certaintyOf({ ...signs, [name]: signs[name] + 1 })).toBeGreaterThan(certaintyOf(signs));
  });

  it('is a probability', () => {
    expect(certaintyOf({ evidence: 9, specific: 1, kind: 1, first: 1 })).toBeLessThanOrEqual(1);
    expect(certaintyOf({ evidence: 0, specific: 0, kind: 0, first: 0 })).toBeLessThan(0.1);
  });
});

describe('the signs', () => {
  const question = 'After how many days is the warfarin of a patient stopped?';

  it('are that the best sentence has the kind of value asked for, in the passage that fits best', async () => {
    const found = await signsIn(
      question,
      { text: 'The warfarin of a patient is stopped after 5 days.', section: ['6 Treatment'] },
      { text: 'Weigh the patient.', section: ['7 Visits'] },
    );
    expect(found).toMatchObject({ first: 1, kind: 1 });
    expect(found?.specific).toBeGreaterThan(0);
  });

  it('are weaker for a sentence without it, and neutral where the question asks for none', async () => {
    const text = 'The warfarin of a patient is stopped after surgery.';
    expect(await signsIn(question, { text })).toMatchObject({ kind: 0 });
    expect(await signsIn('Is the warfarin of a patient stopped?', { text })).toMatchObject({ kind: 0.5 });
  });

  it('are none where nothing was found', async () => {
    expect(await signsIn(question, { text: 'Ramps are steep.' })).toBeNull();
  });
});
