import { characters } from './budget.ts';
import type { Passage } from '../../ingestion/passages/passage.ts';
import { makeDocument } from '../testing/make-scope.ts';
import { findPassages } from './find-passages.ts';

type Given = Partial<Passage> & { text: string };

const FILLER = 'The kitchen at the site closes at noon and opens again for visitors of the ward, every day.';
/** Each in a section of its own. */
const fillers = (from: number): Given[] =>
  Array.from({ length: 40 }, (_, at) => ({ text: `${FILLER} ${from + at}`, section: [`${from + at} Kitchen`] }));

function item(text: string): Given {
  return { text, kind: 'list', section: ['5 Premedication'], context: { leadIn: ['Give before each infusion:'] } };
}

const PREMEDICATION = [
  { text: 'Give before each infusion:', section: ['5 Premedication'] },
  item('• Acetaminophen 650 mg by mouth'),
  item('• Dexamethasone 10 mg intravenously'),
  item('• Diphenhydramine 25 mg by mouth'),
];

const SCHEDULE: Given[] = [
  { text: 'Table 1 Schedule', kind: 'heading', section: ['6 Schedule'] },
  { text: 'Visit 1 2 3', kind: 'heading', section: ['6 Schedule'] },
  { text: 'Informed consent X', kind: 'table', section: ['6 Schedule'] },
  { text: 'Spirometry X X', kind: 'table', section: ['6 Schedule'] },
  { text: 'Weight X X X', kind: 'table', section: ['6 Schedule'] },
];

const SPLIT: Given[] = [
  { text: 'Glucocorticoids must be withheld when the platelet count', section: ['7 Holding'], page: 90 },
  { text: 'falls below 50,000 per microlitre on two occasions.', section: ['8 Other'], page: 91 },
];

async function given(question: string, passages: Given[], budget = 2_000): Promise<string[]> {
  const documents = [makeDocument('Protocol.pdf', [...fillers(100), ...passages, ...fillers(200)])];
  const asked = { title: '', question, earlier: [] };
  const found = await findPassages({ asked, documents, budget: characters(budget), wholeSections: true });
  return found.passages.map(({ passage }) => passage.text);
}

describe('what a model is given besides a hit', () => {
  it('includes the lead-in and the other items of its list, in document order', async () => {
    expect(await given('How much acetaminophen is given?', PREMEDICATION)).toEqual(
      PREMEDICATION.map(({ text }) => text),
    );
  });

  it('includes the list below a lead-in', async () => {
    expect(await given('What is given before the infusion?', PREMEDICATION)).toEqual(
      PREMEDICATION.map(({ text }) => text),
    );
  });

  it("includes a row's table with caption and headers", async () => {
    expect(await given('When is spirometry done?', SCHEDULE)).toEqual(SCHEDULE.map(({ text }) => text));
  });

  it.each(['Are glucocorticoids withheld?', 'What happens below 50,000 per microlitre?'])(
    'includes the other half of a split sentence: %s',
    async (question) => {
      expect(await given(question, SPLIT)).toEqual(SPLIT.map(({ text }) => text));
    },
  );

  it('has no passage twice and stays within the budget', async () => {
    const long = Array.from({ length: 30 }, (_, at) => item(`• Medicine ${at} is given with spirometry`));
    const texts = await given('Which medicine is given with spirometry?', [...long, ...SCHEDULE], 900);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.join('').length).toBeGreaterThan(300);
    expect(texts.join('').length).toBeLessThanOrEqual(900);
  });

  it('does not reach into the next document', async () => {
    const documents = [
      makeDocument('One.pdf', [...fillers(100), { text: 'Spirometry is done first, before' }]),
      makeDocument('Two.pdf', [{ text: 'any other passage of this document.' }, ...fillers(200)]),
    ];
    const asked = { title: '', question: 'When is spirometry done?', earlier: [] };
    const { passages } = await findPassages({ asked, documents, budget: characters(500), wholeSections: true });
    expect(passages.map(({ passage }) => passage.text)).toEqual(['Spirometry is done first, before']);
  });
});
