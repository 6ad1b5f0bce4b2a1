import { makeDocument } from '../../testing/make-scope.ts';
import { firstSubjectAnswer, speaksOfOtherSubjects, speaksOfSubjects, subjectAnswer } from './asked-subjects.ts';
import { rankCandidates } from './candidates.ts';

function said(text: string, section: string[] = []) {
  const document = makeDocument('Protocol.pdf', [{ text, section }]);
  return document.file.passages.map((passage) => ({
    found: { key: passage.id, document, passage, score: 1, sentences: [] },
    sentence: text,
  }));
}

function speaks(question: string, text: string, section: string[] = []): boolean {
  return speaksOfSubjects(question, said(text, section));
}

it.each([
  ['Is it taken with food?', 'Take the tablet after a meal.', 'Avoid grapefruit with the tablet.'],
  ['Which needle gauge do we use?', 'Use a 25 G needle.', 'The syringe has a needle.'],
  ['What kind of tube for the PK sample?', 'Draw 4 mL into an EDTA tube.', 'Draw 4 mL before the dose.'],
  ['When may she give blood again?', 'Blood donation is allowed 90 days later.', 'Blood is drawn 90 days later.'],
  ['Can she be a blood donor?', 'Patients should not donate blood.', 'Men do not donate sperm. Blood is drawn.'],
  ['Good bacteria capsules, ok?', 'Probiotics are prohibited.', 'Bacteria are counted.'],
  ['Her patch came off, what now?', 'If a patch becomes detached, apply a new one.', 'Apply a new patch each day.'],
  ['What do the tablets look like?', 'Green, film-coated tablets.', 'Tablets of 5 mg and 10 mg.'],
  ['Can she crush the tablet?', 'Tablets must not be crushed.', 'Tablets are taken with water.'],
  ['He threw up after his capsules, again?', 'Vomited doses are not made up.', 'Four capsules are taken.'],
  ['She threw the tablet up, another?', 'Repeat it if the tablet was vomited.', 'Nausea and vomiting are frequent.'],
  [
    'She threw it up, take it again?',
    'If vomiting occurs, no additional dose is taken.',
    'After vomiting, a dose reduction.',
  ],
  ['Grapefruit juice, ok?', 'Grapefruit is to be avoided.', 'The dose is taken with food.'],
  ['Any issue with a latex allergy?', 'The cap contains natural rubber.', 'Allergies are recorded.'],
  ['Do we offer sperm banking?', 'Men may bank sperm before the dose.', 'Men do not donate sperm.'],
  ['Must they fast for the labs?', 'Blood is drawn after a fast of 8 hours.', 'Tablets are taken fasting.'],
  ['Is the glucose fasting?', 'Fasting glucose, lipids', 'Glucose is measured at Visit 3.'],
  ['Which foods are forbidden?', 'Grapefruit is to be avoided.', 'The dose is taken with food.'],
  ['What must they not drink?', 'At most two units of alcohol a day.', 'The dose is taken with food.'],
  ['May he drive?', 'Driving is not restricted.', 'Exercise is not restricted.'],
])('an answer to "%s" speaks of its subject', (question, answer, other) => {
  expect(speaks(question, answer)).toBe(true);
  expect(speaks(question, other)).toBe(false);
});

it('looks for the subject also in the heading, and only if the question has one', () => {
  expect(speaks('Is it taken with food?', 'There are no restrictions.', ['6.3 Meals'])).toBe(true);
  expect(speaks('How fast is it infused?', 'Over 60 minutes.')).toBe(true);
  expect(speaks('He is eating normally. Do we stop?', 'Stop if amylase rises.')).toBe(true);
  expect(speaks('Which medicines should patients avoid?', 'Opioids are prohibited.')).toBe(true);
  expect(speaks('Do patches have to come off for a scan?', 'Scans do not affect them.')).toBe(true);
});

it('takes fasting for blood for another subject than the drug with food, whichever is named first', () => {
  for (const question of ['Is fasting needed before blood draws?', 'Do blood draws need fasting?']) {
    expect(speaks(question, 'Blood is drawn after a fast of 8 hours.')).toBe(true);
    expect(speaks(question, 'The tablet is taken fasting.')).toBe(false);
  }
});

describe('the sentences on the subjects of a question', () => {
  const candidatesIn = (...texts: string[]) => {
    const document = makeDocument(
      'Protocol.pdf',
      texts.map((text) => ({ text })),
    );
    const passages = document.file.passages.map((passage) => ({
      ...{ key: passage.id, document, passage, score: 1 },
      sentences: [{ text: passage.text, score: 1, lengthFactor: 1, matches: [] }],
    }));
    return rankCandidates({ question: '', passages });
  };
  const sentencesFor = (question: string, ...texts: string[]) =>
    subjectAnswer(question, candidatesIn(...texts), 2)?.map(({ sentence }) => sentence) ?? null;
  const FOLLOWED = 'Subjects are followed for 30 days after the last dose.';
  const QUESTION = 'How long are they followed after the last dose?';

  it('come first where a field has the words of the question, and are not required there', () => {
    const first = (question: string, ...texts: string[]) =>
      firstSubjectAnswer(question, candidatesIn(...texts), 2)?.map(({ sentence }) => sentence) ?? null;
    expect(first(QUESTION, 'The follow-up is long.', FOLLOWED)).toEqual([FOLLOWED]);
    expect(first('When may she give blood again?', 'Patients do not donate blood.')).toBeNull();
    expect(speaksOfOtherSubjects(QUESTION, said('The follow-up is long.'))).toBe(true);
    expect(speaks(QUESTION, 'The follow-up is long.')).toBe(false);
  });

  it('are some on each that one of several questions asks about; of a single question on each, or none', () => {
    const destroyed = ['Unused drug is destroyed on site.', 'Empty bottles are destroyed on site.'];
    const tooLow = 'Compliance of less than 80% is a deviation.';
    const question = 'Can we destroy returned drug? What compliance is too low?';
    expect(sentencesFor(question, ...destroyed, tooLow)).toEqual([destroyed[0], tooLow]);
    expect(sentencesFor(question, ...destroyed)).toEqual(destroyed);
    expect(sentencesFor(question, 'Visits are recorded.')).toBeNull();
    expect(sentencesFor('Can we destroy returned drug if compliance is too low?', ...destroyed)).toBeNull();
    expect(sentencesFor('Can we destroy returned drug?', ...destroyed)).toEqual(destroyed);
  });

  it("are those of the study's own documents, if they have any", () => {
    const [own, general] = candidatesIn(FOLLOWED, 'Patients are followed for 60 days after the last dose.');
    if (!own || !general) throw new Error('Nothing to choose from');
    const forAll = {
      ...general,
      found: { ...general.found, document: { ...general.found.document, is_for_all_studies: true as const } },
    };
    expect(subjectAnswer(QUESTION, [forAll, own], 2)).toEqual([own]);
    expect(subjectAnswer(QUESTION, [forAll], 2)).toEqual([forAll]);
  });

  const FASTED = 'Blood is drawn after a fast of 8 hours.';

  it('are only those that say about it what is asked, if there are any', () => {
    const question = 'What do we do about a protocol deviation?';
    const waiver = 'A waiver, a deviation allowed ahead, is not permitted.';
    const reported = 'Deviations are reported to the monitor.';
    expect(sentencesFor(question, waiver, reported)).toEqual([reported]);
    expect(sentencesFor(question, waiver, 'Visits are reported.')).toEqual([waiver]);
  });

  it('are no deviations from a range, of an analysis or of the storage', () => {
    const question = 'Which deviations must we report?';
    const others = [
      'Report any storage at a temperature that deviates.',
      'Deviations from normal ranges are recorded.',
      'Deviations from the statistical analysis plan are reported in the CSR.',
    ];
    const own = 'Deviations from the protocol are reported within 5 days.';
    expect(sentencesFor(question, ...others)).toBeNull();
    expect(sentencesFor(question, ...others, own)).toEqual([own]);
  });

  it('are all rows of a table that belong to the answer, up to 24', () => {
    const question = 'Which lab values mean that we hold the drug?';
    const rows = Array.from({ length: 30 }, (_, at) => `Interrupt study drug if ALT is > ${at + 1} × ULN.`);
    expect(sentencesFor(question, ...rows.slice(0, 13))).toHaveLength(13);
    expect(sentencesFor(question, ...rows)).toHaveLength(24);
    const deviations = rows.map((_, at) => `Deviations of kind ${at} are reported.`);
    expect(sentencesFor('What do we do about a deviation?', ...deviations)).toHaveLength(2);
  });

  it('are those on blood, wherever the question names it', () => {
    expect(sentencesFor('Do blood draws need fasting?', FASTED, 'Blood is drawn at Visit 3.')).toEqual([FASTED]);
  });

  const BANKED = 'Patients do not donate blood for 3 months after treatment.';

  it('are those that speak of it', () => {
    expect(sentencesFor('When may she give blood again?', 'Blood is drawn at visit 2.', BANKED)).toEqual([BANKED]);
  });

  it('are none when nothing does, or the question has no such subject', () => {
    expect(sentencesFor('When may she give blood again?', 'Blood is drawn at visit 2.')).toBeNull();
    expect(sentencesFor('When is blood drawn?', BANKED)).toBeNull();
  });

  it('are none for a subject that sentences on others mention too', () => {
    expect(sentencesFor('Is it taken with food?', 'Glucose is measured before a meal.')).toBeNull();
  });
});
