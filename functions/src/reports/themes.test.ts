import type { CountedQuestion } from '@trialdesk/contract/entities/report-part';
import { askedTerms } from './asked-terms.ts';
import { clarifyOf } from './clarify.ts';
import { PLANTED, plantedYear, type PlantedYear } from './testing/planted-year.ts';
import { findThemes, type FoundTheme } from './themes.ts';

interface Asked {
  site?: string;
  day?: number;
  request?: string;
  section?: string;
}

let count = 0;

function question(text: string, { site = 'riverside', day = 1, request, section }: Asked = {}): CountedQuestion {
  count += 1;
  return {
    ...{ request_id: request ?? `r${count}`, query_id: `q${count}`, number: 1, site_id: site, category: 'other' },
    ...{ excerpt: text, ...askedTerms(text) },
    asked_at: new Date(Date.UTC(2026, 9, day, 9)).toISOString(),
    ...{ answered_at: null, is_withdrawn: false, due_at: null, draft: null, evaluation: null },
    feedback: { helpful: 0, unhelpful: 0 },
    sections: section === undefined ? [] : [{ document_name: 'Protocol.pdf', section }],
  };
}

/** Of what else is asked, so that words are as rare as they are. */
const OTHERS = [
  'How are the serum tubes labelled before shipping?',
  'Who signs the delegation log during a vacation?',
  'Is the consent form available in Portuguese?',
  'Where do we store used inhalers?',
  'Can the monitor visit in December?',
  'Which browser does the diary portal support?',
  'Is ibuprofen a permitted medication?',
  'How long is the washout after methotrexate?',
].map((text) => question(text, { site: 'elsewhere' }));

const VOMITED = [
  'Patient vomited ten minutes after taking the tablet, may we repeat the dose?',
  'Repeat the dose if the participant vomits the tablet?',
  'She threw up the tablet, should the dose be repeated?',
];

const themesOf = (asked: CountedQuestion[]) => findThemes([...OTHERS, ...asked]);

const keysOf = async (asked: CountedQuestion[]) => (await themesOf(asked)).map(({ key }) => key);

const vomited = (of: (at: number) => Asked) => VOMITED.map((text, at) => question(text, of(at)));

test('three sites that ask alike within 30 days are a theme that may need clarification', async () => {
  const asked = vomited((at) => ({ site: `site ${at}`, day: 1 + at * 14 }));
  const [theme, ...more] = await themesOf(asked);
  expect(more).toEqual([]);
  expect(theme && new Set(theme.members)).toEqual(new Set(asked));
  expect(theme?.key).toContain(asked[0]?.request_id);
  expect(asked).toContain(theme?.typical);
  expect(theme && clarifyOf(theme.members)).toEqual({
    from: asked[0]?.asked_at,
    to: asked[2]?.asked_at,
    sites: 3,
  });
});

test.each<[string, (at: number) => Asked]>([
  ['the last of them later', (at) => ({ site: `site ${at}`, day: 1 + at * 15 })],
  ['only two sites', (at) => ({ site: `site ${at % 2}` })],
  ['one request', (at) => ({ site: `site ${at}`, request: 'one' })],
])('%s: no theme', async (_what, of) => {
  expect(await themesOf(vomited(of))).toEqual([]);
});

test('five questions are a theme wherever they come from, without a need to clarify', async () => {
  const section = '6.4.1 Vomited Doses';
  const asked = [...vomited(() => ({ section })), ...vomited(() => ({ section })).slice(1)];
  const [theme, ...more] = await themesOf(asked);
  expect(more).toEqual([]);
  expect(theme?.members).toHaveLength(5);
  expect(theme && clarifyOf(theme.members)).toBeNull();
});

test('withdrawn questions belong to no theme', async () => {
  const asked = vomited((at) => ({ site: `site ${at}` }));
  expect(await themesOf(asked)).toHaveLength(1);
  expect(await themesOf(asked.map((each) => ({ ...each, is_withdrawn: true })))).toEqual([]);
});

test('a theme keeps its key when others join it, and needs no particular order', async () => {
  const asked = vomited((at) => ({ site: `site ${at}`, day: 1 + at }));
  const joined = question('May the dose be repeated after the participant vomited a tablet?', { day: 20 });
  expect(await keysOf([...asked, joined])).toEqual(await keysOf(asked));
  expect(await keysOf(asked.toReversed())).toEqual(await keysOf(asked));
});

test('the key is of one question even where two were asked at the same time', async () => {
  const asked = vomited((at) => ({ site: `site ${at}` }));
  expect(await keysOf(asked.toReversed())).toEqual(await keysOf(asked));
});

test('other calls go on while a year is grouped', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  await findThemes(plantedYear(11).questions);
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});

/** Planted themes of which most questions of a marked one are, and marked ones of which none are. */
async function marked({ questions, themeOf }: PlantedYear) {
  const planted = (await findThemes(questions))
    .filter(({ members }) => clarifyOf(members) !== null)
    .map((theme) => mostOf(theme, themeOf));
  return { found: new Set(planted.filter((theme) => theme !== null)).size, wrong: planted.filter(isNone).length };
}

const isNone = (theme: number | null) => theme === null;

function mostOf({ members }: FoundTheme, themeOf: PlantedYear['themeOf']): number | null {
  const of = Map.groupBy(members, (member) => themeOf.get(member) ?? null);
  return [...of].find(([, each]) => each.length > members.length / 2)?.[0] ?? null;
}

test.each([11, 12])(
  'of a year of 2,000 questions with 20 planted themes, at least 18 are marked and at most 2 others (%d)',
  async (seed) => {
    const year = plantedYear(seed);
    expect([year.questions.length, PLANTED]).toEqual([2_000, 20]);
    const { found, wrong } = await marked(year);
    expect(found).toBeGreaterThanOrEqual(18);
    expect(wrong).toBeLessThanOrEqual(2);
  },
);
