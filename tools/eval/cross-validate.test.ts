import { crossValidate, fitAll, type Judged } from './cross-validate.ts';
import { printFit, printFolds } from './print-folds.ts';

const NEUTRAL = { specific: 0, kind: 0.5, first: 0 };

/** Answers found by search that are right from an evidence of 2 on, and a plain one. */
function answersOf(protocol: string): Judged[] {
  const searched = Array.from({ length: 20 }, (_, at): Judged => {
    const evidence = at / 5;
    return { protocol, right: evidence >= 2, signs: { ...NEUTRAL, evidence } };
  });
  return [...searched, { protocol, right: true, confidence: 'high' }];
}

const judged = ['a', 'b', 'c'].flatMap(answersOf);

describe('cross-validation', () => {
  it('judges each protocol by weights and thresholds of the others', () => {
    const folds = crossValidate(judged);
    expect(folds.map(({ protocol }) => protocol)).toEqual(['a', 'b', 'c']);
    for (const { thresholds, searched, plain } of folds) {
      expect(thresholds.answer).toBeLessThan(thresholds.medium);
      expect(searched).toEqual({
        withheld: { drafts: 7, right: 0 },
        low: { drafts: 2, right: 0 },
        medium: { drafts: 11, right: 10 },
      });
      expect(plain).toEqual({ high: { drafts: 1, right: 1 } });
    }
  });

  it('withholds everything from a protocol like none of the others', () => {
    const odd: Judged[] = [{ protocol: 'd', right: true, signs: { ...NEUTRAL, evidence: 0 } }];
    expect(crossValidate([...judged, ...odd]).at(-1)).toMatchObject({
      searched: { withheld: { drafts: 1, right: 1 } },
    });
  });

  it('prints a line for each protocol, their sum, and what is fitted to all', () => {
    const lines = printFolds(crossValidate(judged)).split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(
      /^left out +answers +medium +plain high +searched medium +searched low +searched withheld$/,
    );
    expect(lines.at(-1)).toMatch(/^all +3\/3 1\.00 +30\/33 0\.91/);
    expect(printFit(fitAll(judged))).toMatch(
      /^Fitted to all: constant -\d.*evidence \d.*answers 0\.\d+, medium 0\.\d+$/,
    );
  });
});
