export interface Unit {
  /** Its first written form. */
  name: string;
  isTime: boolean;
  /** For comparison; null if there is nothing to convert. */
  base: { name: string; factor: number } | null;
}

/** Written forms in lower case and NFKC. */
const UNITS: [forms: string, unit?: { time?: true; in?: [factor: number, base: string] }][] = [
  ['second seconds sec secs s', { time: true, in: [1 / 3600, 'h'] }],
  ['minute minutes min mins', { time: true, in: [1 / 60, 'h'] }],
  ['hour hours hr hrs h', { time: true, in: [1, 'h'] }],
  ['day days d', { time: true, in: [24, 'h'] }],
  ['week weeks wk wks', { time: true, in: [168, 'h'] }],
  // Months have no fixed number of days.
  ['month months', { time: true, in: [1, 'months'] }],
  ['year years yr yrs', { time: true, in: [12, 'months'] }],
  ['cycle cycles', { time: true }],
  ['tablet tablets'],
  ['dose doses'],
  ['% percent', { in: [1, '%'] }],
  ['°c'],
  ['°f'],
  ['ng', { in: [0.000_001, 'mg'] }],
  ['μg mcg ug microgram micrograms', { in: [0.001, 'mg'] }],
  ['mg mgs milligram milligrams', { in: [1, 'mg'] }],
  ['g gram grams', { in: [1_000, 'mg'] }],
  ['kg kgs kilogram kilograms', { in: [1_000_000, 'mg'] }],
  ['μl ul', { in: [0.001, 'ml'] }],
  ['ml mls milliliter milliliters millilitre millilitres', { in: [1, 'ml'] }],
  ['dl', { in: [100, 'ml'] }],
  ['l liter liters litre litres', { in: [1_000, 'ml'] }],
  ['mm'],
  ['cm'],
  ['cm2'],
  ['m2'],
  ['ms msec'],
  ['mmhg'],
  ['mmol'],
  ['μmol umol'],
  ['iu'],
];

const UNIT_BY_FORM = new Map(
  UNITS.flatMap(([forms, { time = false, in: base } = {}]) => {
    const written = forms.split(' ');
    const unit: Unit = {
      name: written[0] ?? forms,
      isTime: time,
      base: base ? { factor: base[0], name: base[1] } : null,
    };
    return written.map((form): [string, Unit] => [form, unit]);
  }),
);

export function unitOf(form: string): Unit | undefined {
  return UNIT_BY_FORM.get(form);
}

/** For a regex. */
export function unitForms(...names: string[]): string {
  const forms = [...UNIT_BY_FORM].flatMap(([form, { name }]) => (names.includes(name) ? [form] : []));
  return forms.map((form) => form.replace('μ', '[µμ]')).join('|');
}

const NUMBER_WORDS = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at): [string, number] => [word, at]),
  ['fourteen', 14],
  ['fifteen', 15],
  ['twenty', 20],
  ['twenty-one', 21],
  ['twenty-four', 24],
  ['twenty-eight', 28],
  ['thirty', 30],
  ['forty-eight', 48],
  ['sixty', 60],
  ['seventy-two', 72],
  ['ninety', 90],
]);

export function numberInWords(word: string): number | undefined {
  return NUMBER_WORDS.get(word);
}

export const NUMBER_WORD_FORMS = [...NUMBER_WORDS.keys()].join('|');

/** `28,000` becomes `28000`. */
export function withoutSeparators(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}
