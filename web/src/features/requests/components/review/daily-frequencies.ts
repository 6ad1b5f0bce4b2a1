import { NUMBER_WORD_FORMS, numberInWords } from '@trialdesk/contract/quantities';

/** How often a day, as a text has it. */
interface DailyFrequency {
  times: number;
  words: string;
}

const COUNT = `once|twice|thrice|(?:\\d+|${NUMBER_WORD_FORMS})(?: times|x| x|×| ×)`;
const A_DAY = '(?: ?/ ?day|(?:,| |-)(?:daily|(?:a|per|each|every) day))';

/** "Once or twice daily" has two. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<other>${COUNT}) (?:or|to) )?(?<count>${COUNT})${A_DAY}(?!\\p{L})`,
  'giu',
);
const SHORT =
  /(?<![\p{L}\d.])(?:(?<qd>qd|q\.d\.)|(?<bid>bid|b\.i\.d\.)|(?<tid>tid|t\.i\.d\.)|qid|q\.i\.d\.)(?!\p{L})/giu;
const INTERVAL = /(?<!\p{L})(?:every (?<every>\d+) ?(?:hours|hrs?|h)|q(?<q>\d+)h)(?!\p{L})/giu;

const COUNT_WORDS = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);

function dailyFrequencies(text: string): DailyFrequency[] {
  return [
    ...[...text.matchAll(COUNTED)].flatMap(({ 0: words, groups }) => {
      const { other, count = '' } = groups ?? {};
      return [...(other === undefined ? [] : [other]), count].map((each) => ({ times: timesIn(each), words }));
    }),
    ...[...text.matchAll(SHORT)].map(({ 0: words, groups }) => ({ times: timesOfShort(groups ?? {}), words })),
    ...[...text.matchAll(INTERVAL)].map(({ 0: words, groups }) => ({
      times: 24 / Number(groups?.every ?? groups?.q),
      words,
    })),
  ];
}

/** Those in a statement that what it cites does not have, though it has another. */
export function otherFrequencies(statement: string, cited: string): string[] {
  const known = dailyFrequencies(cited).map(({ times }) => times);
  if (known.length === 0) return [];
  return dailyFrequencies(statement).flatMap(({ times, words }) => (known.includes(times) ? [] : [words]));
}

function timesIn(count: string): number {
  const word = count.toLowerCase().replace(/ ?(?:times|x|×)$/u, '');
  return COUNT_WORDS.get(word) ?? numberInWords(word) ?? Number(word);
}

function timesOfShort({ qd, bid, tid }: Partial<Record<string, string>>): number {
  if (qd !== undefined) return 1;
  if (bid !== undefined) return 2;
  return tid === undefined ? 4 : 3;
}
