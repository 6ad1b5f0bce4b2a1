import { measuredValueIn } from '../../question/measured-value.ts';
import { includes, isRequired, limitsIn } from './limits-in.ts';

function limits(question: string, text: string) {
  const measured = measuredValueIn(question);
  if (!measured) throw new Error('No value is asked about');
  return limitsIn(text, measured);
}

const ALT = 'ALT 6x ULN';

describe('the limits that a text sets', () => {
  it.each([
    ['AST or ALT > 5 × ULN and < 8 × ULN for ≥ 2 weeks', [{ from: 5, to: 8 }]],
    [
      'ALT increased: Grade 2 (>3.0-5.0×ULN), or Grade 3 (>5.0-20.0×ULN)',
      [
        { from: 3, to: 5 },
        { from: 5, to: 20 },
      ],
    ],
    [
      'ALT > 3 times the upper limit or > 5 × ULN with metastases',
      [
        { from: 3, to: Infinity },
        { from: 5, to: Infinity },
      ],
    ],
    ['ALT of 120 IU or less', []],
    ['Bilirubin > 2 × ULN', []],
    ['ALT increases to > 5 × Baseline or > 8 × ULN', [{ from: 8, to: Infinity }]],
  ])('are those of the quantity in the unit measured: %s', (text, expected) => {
    expect(limits(ALT, text)).toEqual(expected);
  });

  it.each([
    ['Platelet count ≥ 100 ×109/L (100,000/mm3)', [{ from: 100, to: Infinity }]],
    ['platelets less than 50,000/mm3', [{ from: -Infinity, to: 50 }]],
    ['Platelet count between 25,000 to 50,000', [{ from: 25, to: 50 }]],
  ])('are in one scale: %s', (text, expected) => {
    expect(limits('plts 40', text)).toEqual(expected);
  });

  it('are none where they are those of the value at baseline', () => {
    expect(limits('ALT 190', 'ALT increases to > 15 × Baseline, or is > 200')).toEqual([{ from: 200, to: Infinity }]);
    expect(limits('eGFR 40', 'eGFR falls by > 30% from baseline, or to < 50')).toEqual([{ from: -Infinity, to: 50 }]);
  });

  it('are not those of another quantity in the same sentence', () => {
    expect(limits('ANC 0.9', 'ANC < 1.0 and platelets < 75')).toEqual([{ from: -Infinity, to: 1 }]);
    expect(limits('plts 40', 'ANC < 1.0 and platelets < 75')).toEqual([{ from: -Infinity, to: 75 }]);
  });

  it('include both ends', () => {
    expect(includes({ from: 5, to: 8 }, 8)).toBe(true);
    expect(includes({ from: 5, to: 8 }, 8.1)).toBe(false);
  });

  it('have to hold on the side where the quantity does not harm', () => {
    const [low, high] = [measuredValueIn('ANC 0.9'), measuredValueIn(ALT)];
    if (!low || !high) throw new Error('No value is asked about');
    expect(isRequired({ from: 1, to: Infinity }, low.quantity)).toBe(true);
    expect(isRequired({ from: -Infinity, to: 1 }, low.quantity)).toBe(false);
    expect(isRequired({ from: -Infinity, to: 3 }, high.quantity)).toBe(true);
    expect(isRequired({ from: 3, to: 5 }, high.quantity)).toBe(false);
  });
});
