import {
  citationMark,
  citedNumbers,
  closeUpMarks,
  danglingMarks,
  dropMarks,
  renumberMarks,
  roundMarks,
  splitAtMarks,
  stripMarks,
  withMarks,
} from './citation-marks.ts';

const TEXT = 'Within 14 days. [1] Not later. [2]';

describe('writing marks', () => {
  it('puts a number in brackets', () => expect(citationMark(12)).toBe('[12]'));

  it('adds each number once, after the sentence', () => {
    expect(withMarks('Within 14 days.', [2, 1, 2])).toBe('Within 14 days. [2] [1]');
    expect(withMarks('Within 14 days.', [])).toBe('Within 14 days.');
  });

  it('keeps the number of an item in round brackets', () =>
    expect(withMarks('[12] Is pregnant, as in [3].', [1])).toBe('(12) Is pregnant, as in. [1]'));

  it("drops the sentence's own bracketed numbers, which would read as citations", () => {
    expect(withMarks('As shown before [1, 12], within 14 days [2].', [1])).toBe('As shown before, within 14 days. [1]');
  });
});

describe('citedNumbers', () => {
  it.each([
    [TEXT, [1, 2]],
    ['Twice [3][3], then [1].', [3, 1]],
    ['([10]) and x[999]', [10, 999]],
    ['No mark: [1000] [1, 2] [a] [] [ 1 ] [-1] 1', []],
    ['', []],
  ])('%j refers to %j', (text, numbers) => expect(citedNumbers(text)).toEqual(numbers));
});

describe('danglingMarks', () => {
  it.each([
    [TEXT, []],
    ['Three. [3] [1] [3]', ['[3]']],
    ['Both. [1, 2] Or [1;2].', ['[1, 2]', '[1;2]']],
    ['Zero. [0] Padded. [01]', ['[0]', '[01]']],
    ['No mark: [2019] [0–10] [mg] [] 3', []],
    ['', []],
  ])('%j with the citations 1 and 2 leaves %j', (text, marks) => expect(danglingMarks(text, [1, 2])).toEqual(marks));
});

test.each([
  ['Three. [7] One. [2] Three. [7]', 'Three. [2] One. [1] Three. [2]', [2, 7]],
  [TEXT, TEXT, [1, 2]],
  ['None.', 'None.', []],
])('closeUpMarks turns %j into %j', (text, closed, numbers) =>
  expect(closeUpMarks(text)).toEqual({ text: closed, numbers }),
);

describe('splitAtMarks', () => {
  it('splits at the marks and drops the blanks before them', () => {
    expect(splitAtMarks(TEXT, [1, 2])).toEqual([
      { kind: 'text', text: 'Within 14 days.' },
      { kind: 'mark', number: 1 },
      { kind: 'text', text: ' Not later.' },
      { kind: 'mark', number: 2 },
    ]);
  });

  it('splits adjacent marks and marks at either end', () => {
    expect(splitAtMarks('[1][2]', [1, 2])).toEqual([
      { kind: 'mark', number: 1 },
      { kind: 'mark', number: 2 },
    ]);
    expect(splitAtMarks('[1], then', [1])).toEqual([
      { kind: 'mark', number: 1 },
      { kind: 'text', text: ', then' },
    ]);
  });

  it('keeps line breaks before a mark', () => {
    expect(splitAtMarks('One.\n \t[1]', [1])).toEqual([
      { kind: 'text', text: 'One.\n' },
      { kind: 'mark', number: 1 },
    ]);
  });

  it('leaves unknown numbers in the text', () => {
    expect(splitAtMarks('See [7] and [1]', [1])).toEqual([
      { kind: 'text', text: 'See [7] and' },
      { kind: 'mark', number: 1 },
    ]);
    expect(splitAtMarks('See reference [7].', [1])).toEqual([{ kind: 'text', text: 'See reference [7].' }]);
  });

  it('returns a text without marks unchanged, and nothing for an empty one', () => {
    const text = ' Dose [mg] in a[0]; “≥ 1.5 × ULN” [1, 2]\n';
    expect(splitAtMarks(text, [1])).toEqual([{ kind: 'text', text }]);
    expect(splitAtMarks('', [1])).toEqual([]);
  });
});

describe('renumberMarks', () => {
  it('replaces numbers and keeps the blanks', () => {
    expect(renumberMarks('Three. [123]', (number) => number + 1)).toBe('Three. [124]');
    expect(renumberMarks('One.  [1]\tTwo.[2]', (number) => number + 10)).toBe('One.  [11]\tTwo.[12]');
  });

  it('removes a mark with its blanks, but not the line break before it', () => {
    expect(renumberMarks('One. \t[1], two.\n[1] [2]', (number) => (number === 1 ? null : number))).toBe(
      'One., two.\n [2]',
    );
  });

  it('leaves lists and long numbers alone', () => {
    expect(renumberMarks('[1, 2] [1000]', () => null)).toBe('[1, 2] [1000]');
  });
});

test('dropMarks removes only the marks it is asked to', () => {
  expect(dropMarks('See visit [12] and [1].', (number) => number === 1)).toBe('See visit [12] and.');
  expect(dropMarks(TEXT, () => false)).toBe(TEXT);
});

test.each([
  ['Within 3 days [1].', 'Within 3 days.'],
  ['Within 3 days\n [1][2] [1000].', 'Within 3 days.'],
  ['Both [1, 20].', 'Both.'],
  ['Both [1, 2] and [3,4,\n5].', 'Both and.'],
  ['Dose [mg], [], [1,], [a1]', 'Dose [mg], [], [1,], [a1]'],
])('stripMarks turns %j into %j', (text, stripped) => expect(stripMarks(text)).toBe(stripped));

test('marks and lists in round brackets cite nothing', () => {
  expect(roundMarks('Yes [1], [2, 3] and [four], [1.5].')).toBe('Yes (1), (2, 3) and [four], [1.5].');
});
