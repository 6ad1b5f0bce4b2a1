import { headersOverColumns } from './header-spans.ts';

const COLUMNS = [100, 130, 160, 190, 220, 250];

/** Header names over each column, given header centres. */
function namesOver(centres: Record<string, number>, maySpan = true): (string | undefined)[] {
  const headers = Object.entries(centres).map(([name, x]) => ({ name, left: x - 12, right: x + 12 }));
  return headersOverColumns(COLUMNS, headers, () => maySpan).map((header) => header?.name);
}

describe('headers over the columns of a schedule', () => {
  it('do not span when most columns have one', () => {
    expect(namesOver({ A: 100, B: 130, C: 160, D: 190, E: 220 })).toEqual(['A', 'B', 'C', 'D', 'E', undefined]);
  });

  it('divide the columns so that each is centred on its share', () => {
    expect(namesOver({ 'Cycle 1': 130, 'Cycle 2': 220 })).toEqual([
      'Cycle 1',
      'Cycle 1',
      'Cycle 1',
      'Cycle 2',
      'Cycle 2',
      'Cycle 2',
    ]);
  });

  it('cover only the column below when spanning is not allowed', () => {
    expect(namesOver({ 'Cycle 1': 130, 'Cycle 2': 220 }, false)).toEqual([
      undefined,
      'Cycle 1',
      undefined,
      undefined,
      'Cycle 2',
      undefined,
    ]);
  });

  it('do not span when there is only one, which could cover any number of columns', () => {
    expect(namesOver({ 'Cycle 1': 130 })).toEqual([undefined, 'Cycle 1', undefined, undefined, undefined, undefined]);
  });
});
