import { differences } from './compare.ts';
import { byConfidence, printConfidence } from './confidence.ts';
import { abstentionCurve } from './curve.ts';
import type { Measured } from './measure.ts';
import { figuresOf, groupsOf, printTable } from './table.ts';
import { aMeasured } from './testing/a-measured.ts';

const abstained: Partial<Measured> = { outcome: 'not_found', confidence: '', right: false, citations: [], text: '' };
const unanswerable = { answerable: false, kind: 'unanswerable', right: false, goldPageAt: null, evidenceAt: null };

describe('figuresOf', () => {
  it('counts places among the answerable alone', () => {
    const measured = [
      aMeasured(),
      aMeasured({ goldPageAt: 6, evidenceAt: 12, right: false }),
      aMeasured({ goldPageAt: null, evidenceAt: null, pageGiven: false, evidenceGiven: false, ...abstained }),
      aMeasured({ ...unanswerable, ...abstained }),
    ];
    const third = expect.closeTo(1 / 3) as number;
    expect(figuresOf(measured)).toMatchObject({
      questions: 4,
      page1: third,
      page5: third,
      page10: expect.closeTo(2 / 3) as number,
      evidence10: third,
      evidence20: expect.closeTo(2 / 3) as number,
      pageGiven: expect.closeTo(2 / 3) as number,
      right: third,
      abstained: 1,
      wrongAbstained: third,
    });
  });

  it('counts citations of answerable questions as gold or not, and of all as verbatim or not', () => {
    const wrong = { page: 9, snippet: 'x', gold: false, verbatim: true };
    const measured = [
      aMeasured(),
      aMeasured({ citations: [wrong] }),
      aMeasured({ ...unanswerable, citations: [{ ...wrong, verbatim: false }, wrong] }),
    ];
    expect(figuresOf(measured)).toMatchObject({ citedGold: 0.5, verbatim: 0.75, abstained: 0 });
  });

  it('gives the mean of time and reads', () => {
    const measured = [aMeasured({ milliseconds: 10, reads: 1 }), aMeasured({ milliseconds: 30 })];
    expect(figuresOf(measured)).toMatchObject({ milliseconds: 20, reads: 0.5 });
  });

  it('says null where there was nothing to measure', () => {
    expect(figuresOf([aMeasured()])).toMatchObject({ abstained: null });
    expect(figuresOf([])).toMatchObject({ questions: 0, right: null, milliseconds: null });
  });
});

describe('printTable', () => {
  it('has a row for all, for each document and for each kind, in columns', () => {
    const groups = groupsOf([aMeasured(), aMeasured({ document: 'manual', ...unanswerable, ...abstained })]);
    expect(groups.map(([name]) => name)).toEqual(['all', 'protocol', 'manual', 'dosing', 'unanswerable']);
    const lines = printTable(groups).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[1]).toMatch(/^all +2 +1\.00/);
  });
});

describe('byConfidence', () => {
  it('tells how often each confidence was right, of the drafts alone', () => {
    const measured = [aMeasured(), aMeasured({ right: false }), aMeasured({ confidence: 'low', right: false })];
    expect(byConfidence([...measured, aMeasured(abstained)])).toEqual([
      { confidence: 'high', drafts: 2, right: 1 },
      { confidence: 'medium', drafts: 0, right: 0 },
      { confidence: 'low', drafts: 1, right: 0 },
    ]);
    expect(printConfidence(byConfidence(measured))).toContain('high             2   0.50');
  });
});

describe('abstentionCurve', () => {
  it('runs from an answer to everything to an answer to nothing', async () => {
    const evidence = [0.05, 0.25];
    const curve = await abstentionCurve((answerFrom) =>
      Promise.resolve(evidence.map((weight) => aMeasured(weight >= answerFrom ? {} : abstained))),
    );
    expect(curve.map(({ answerFrom, wrongAbstained }) => [answerFrom, wrongAbstained])).toEqual([
      [0, 0],
      [0.1, 0.5],
      [0.2, 0.5],
      [0.3, 1],
    ]);
  });
});

describe('differences', () => {
  it('names what changed, in the figures and question by question', () => {
    const before = [aMeasured(), aMeasured({ id: 'q-2', ...abstained })];
    const after = [aMeasured({ goldPageAt: 2, milliseconds: 99 }), aMeasured({ id: 'q-2' }), aMeasured({ id: 'q-3' })];
    expect(differences(before, after)).toEqual([
      'questions: 2.00 -> 3.00',
      'page1: 1.00 -> 0.67',
      'right: 0.50 -> 1.00',
      'wrongAbstained: 0.50 -> 0.00',
      'q-1: gold page at 1 -> 2',
      'q-2: now right',
      'q-2: not_found -> ready',
      'q-3: new',
    ]);
  });

  it('says nothing of a run that gave the same', () => {
    expect(differences([aMeasured()], [aMeasured({ milliseconds: 99 })])).toEqual([]);
  });
});
