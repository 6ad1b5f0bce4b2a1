import type { Measured } from '../measure.ts';

/** Answerable, with a right answer. */
export function aMeasured(overrides: Partial<Measured> = {}): Measured {
  return {
    id: 'q-1',
    document: 'protocol',
    kind: 'dosing',
    answerable: true,
    goldPageAt: 1,
    evidenceAt: 1,
    pageGiven: true,
    evidenceGiven: true,
    pageToGemini: true,
    evidenceToGemini: true,
    outcome: 'ready',
    confidence: 'high',
    right: true,
    citations: [{ page: 4, snippet: '7 days', gold: true, verbatim: true }],
    text: '7 days [1]',
    milliseconds: 10,
    reads: 0,
    ...overrides,
  };
}
