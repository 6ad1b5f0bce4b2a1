/** Units with the other ways of writing them, in lower case. */
const UNITS = [
  'second seconds sec secs s',
  'minute minutes min mins',
  'hour hours hr hrs h',
  'day days d',
  'week weeks wk wks',
  'month months',
  'year years yr yrs',
  'cycle cycles',
  'tablet tablets',
  'dose doses',
  '% percent',
  '°c',
  '°f',
  'ng',
  'μg mcg ug microgram micrograms',
  'mg milligram milligrams',
  'g gram grams',
  'kg kilogram kilograms',
  'μl ul',
  'ml milliliter milliliters millilitre millilitres',
  'dl',
  'l liter liters litre litres',
  'mm',
  'cm',
  'm2',
  'ms msec',
  'mmhg',
  'mmol',
  'μmol umol',
  'iu',
].map((line) => line.split(' '));

const UNIT_OF = new Map(UNITS.flatMap((written) => written.map((form) => [form, written[0] ?? form])));

const WORDS = new Map(
  [
    ...'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
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
  ].map(([word, number]) => [String(word), String(number)]),
);

/** A minus is a sign only where nothing before it makes it a range or a hyphen. */
const NUMBER = /(?:(?<![\p{L}\d).])-)?\d+(?:\.\d+)*/gu;

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/**
 * What a reader acts on in a sentence (numbers with their units, web and mail addresses) and what stands nowhere in its
 * grounds; empty when all of it does. The words between may be a model's own, these may not.
 */
export function unfoundedValues(sentence: string, grounds: string): string[] {
  const [said, known] = [plainOf(sentence), plainOf(grounds)];
  const [values, addresses] = [valuesIn(known), new Set(known.match(ADDRESS))];
  return [
    ...valuesIn(said)
      .filter((value) => !values.some((other) => agree(value, other)))
      .map(({ number, unit }) => (unit === null ? number : `${number} ${unit}`)),
    ...(said.match(ADDRESS) ?? []).filter((address) => !addresses.has(address)),
  ];
}

interface Value {
  number: string;
  /** Null where no unit follows that is known: in a cell whose head has the unit, before the "to" of a range. */
  unit: string | null;
}

function agree(said: Value, known: Value): boolean {
  return said.number === known.number && (said.unit === null || known.unit === null || said.unit === known.unit);
}

function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010\u2011\u2212]/g, '-')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/\s+per\s+|\s*\/\s*(?!\/)/g, '/');
}

/** Numbers in words count where they measure something: "seven days", but not "one of them". */
function valuesIn(plain: string): Value[] {
  const inWords = [...plain.matchAll(/(?<![\p{L}\d-])[a-z]+(?:-[a-z]+)?(?=\s)/gu)].flatMap((match) => {
    const number = WORDS.get(match[0]);
    const unit = unitAt(plain, match.index + match[0].length);
    return number === undefined || unit === null ? [] : [{ number, unit }];
  });
  const inDigits = [...plain.matchAll(NUMBER)].map((match) => ({
    number: /^-?\d+(?:\.\d+)?$/.test(match[0]) ? String(Number(match[0])) : match[0],
    unit: unitAt(plain, match.index + match[0].length),
  }));
  return [...inWords, ...inDigits];
}

const TIMES: ReadonlySet<string> = new Set(['second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'cycle']);

/** The unit that begins here, with the measure it is counted by: `mg/kg`. A day's or an hour's is said in many ways. */
function unitAt(plain: string, at: number): string | null {
  const [, first = '', by = ''] =
    /^[\s-]?([°%\p{L}]+2?)(?:\/(\p{L}+2?))?(?![\p{L}\d])/u.exec(plain.slice(at, at + 40)) ?? [];
  const unit = UNIT_OF.get(first);
  const per = UNIT_OF.get(by);
  if (unit === undefined) return null;
  return per === undefined || TIMES.has(per) ? unit : `${unit}/${per}`;
}
