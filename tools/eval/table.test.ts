import { changes, verdict } from './compare.ts';
import { byConfidence, printConfidence } from './confidence.ts';
import { abstentionCurve } from './curve.ts';
import type { Measured } from './measure.ts';
import { figuresOf, groupsOf, printTable } from './table.ts';
import { aMeasured } from './testing/a-measured.ts';

const abstained: Partial<Measured> = { outcome: 'not_found', confidence: '', right: false, citations: [], text: '' };
const unanswerable = { answerable: false, kind: 'unanswerable', right: false, goldPageAt: null, evidenceAt: null };

describe('figuresOf', () => {
  it('counts ranks among answerable questions only', () => {
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

  it('counts gold citations of answerable questions, and verbatim ones of all', () => {
    const wrong = { page: 9, snippet: 'x', gold: false, verbatim: true };
    const measured = [
      aMeasured(),
      aMeasured({ citations: [wrong] }),
      aMeasured({ ...unanswerable, citations: [{ ...wrong, verbatim: false }, wrong] }),
    ];
    expect(figuresOf(measured)).toMatchObject({ citedGold: 0.5, verbatim: 0.75, abstained: 0 });
  });

  it('averages time and reads', () => {
    const measured = [aMeasured({ milliseconds: 10, reads: 1 }), aMeasured({ milliseconds: 30 })];
    expect(figuresOf(measured)).toMatchObject({ milliseconds: 20, reads: 0.5 });
  });

  it('is null where there is nothing to measure', () => {
    expect(figuresOf([aMeasured()])).toMatchObject({ abstained: null });
    expect(figuresOf([])).toMatchObject({ questions: 0, right: null, milliseconds: null });
  });
});

describe('printTable', () => {
  it('has aligned rows for all questions, each document and each kind', () => {
    const groups = groupsOf([aMeasured(), aMeasured({ document: 'manual', ...unanswerable, ...abstained })]);
    expect(groups.map(([name]) => name)).toEqual(['all', 'protocol', 'manual', 'dosing', 'unanswerable']);
    const lines = printTable(groups).split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[1]).toMatch(/^all +2 +1\.00/);
  });
});

describe('byConfidence', () => {
  it('counts right drafts by confidence, without abstentions', () => {
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
  it('runs from answering everything to answering nothing', async () => {
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

describe('changes', () => {
  it('names figures and questions that changed', () => {
    const before = [aMeasured(), aMeasured({ id: 'q-2', ...abstained })];
    const after = [aMeasured({ goldPageAt: 2, milliseconds: 99 }), aMeasured({ id: 'q-2' }), aMeasured({ id: 'q-3' })];
    expect(changes(before, after)).toEqual([
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

  it('is empty for a run with the same outcome', () => {
    expect(changes([aMeasured()], [aMeasured({ milliseconds: 99 })])).toEqual([]);
  });
});

describe('verdict', () => {
  it('lists the figures that are worse', () => {
    expect(verdict([aMeasured()], [aMeasured({ goldPageAt: 2, reads: 1 })])).toBe(
      'WORSE: page1: 1.00 -> 0.00; reads: 0.00 -> 1.00',
    );
    expect(verdict([aMeasured()], [aMeasured(abstained)])).toContain('wrongAbstained: 0.00 -> 1.00');
  });

  it('says so when none is', () => {
    const better = aMeasured({ goldPageAt: 1, milliseconds: 99 });
    expect(verdict([aMeasured({ goldPageAt: 2 })], [better])).toBe('No figure is worse.');
  });
});
