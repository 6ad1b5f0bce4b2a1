import type { Passage } from '../../../../ingestion/passages/passage.ts';
import { answerTo, confidenceTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const SYNOPSIS = { section: ['Synopsis'], kind: 'table' } satisfies Partial<Passage>;
describe('the window of a visit', () => {
  const section = ['7.2 Visit windows'];
  const all: Part = { text: 'A window of ±3 days is permitted around all study visits.', section };
  const other: Part = { text: 'The window of Visit 2 is ±1 day.', section };

  it('is that of every visit if none is stated for the visit', async () => {
    const answer = await answerTo('How late can visit 9 be?', [other, all, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([all.text]);
  });

  it('comes with that of the visits after it', async () => {
    const later: Part = { text: 'Visits after Week 36 have a window of ±7 days.', section };
    const answer = await answerTo('How late can visit 9 be?', [all, later, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([all.text, later.text]);
  });

  it('is stated by a sentence elsewhere if the sections on visits only mention windows', async () => {
    const mention: Part = { text: 'Calls are made within the visit window.', section: ['7.2 Study procedures'] };
    const elsewhere: Part = { ...all, section: ['5 Conduct'] };
    const answer = await answerTo('How late can visit 9 be?', [mention, elsewhere, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([all.text]);
  });

  it('is its own if it has one', async () => {
    const answer = await answerTo('How late can visit 2 be?', [other, all, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([other.text]);
  });
});

it('gives the label as the place where the storage of the drug is stated', async () => {
  const section = ['7.5 Storage and accountability'];
  const stored = 'Tablets should be stored at the temperatures on the product label.';
  const answer = await answerTo('How are the tablets stored?', [
    { text: `Tablets are supplied by the sponsor. ${stored} The site keeps records of storage.`, section },
    ...FILLER,
  ]);
  expect(answer?.map(({ text }) => text)).toEqual([stored]);
});

describe('a text', () => {
  it('has the sentence with the kind of value asked for', async () => {
    const section = ['7.3 Lost to follow-up'];
    const answer = await answerTo('How many attempts are made before a patient is lost to follow-up?', [
      { text: 'A patient is lost to follow-up after reasonable attempts to reach the patient.', section },
      { text: 'Three attempts are made by telephone.', section },
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toContain('Three attempts are made by telephone.');
  });

  it('is a short section whole if it has a list', async () => {
    const section = ['9 Discontinuation', '9.2 Early termination of the trial'];
    const answer = await answerTo('When would the whole trial be stopped?', [
      { text: 'The trial may be terminated early if risks outweigh benefits.', section },
      { text: 'Early termination follows from any of these:', section },
      { text: '1. Poor recruitment.', kind: 'list', section },
      { text: '2. New safety findings.', kind: 'list', section },
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toContain('New safety findings.');
    expect(answer).toHaveLength(4);
  });

  it('is a list if one is asked for, however long, but no long prose', async () => {
    const section = ['5.6 Contraception'];
    const methods = Array.from({ length: 24 }, (_, at): Part => ({
      text: `• Method ${at + 1}`,
      kind: 'list',
      section,
    }));
    const prose = Array.from({ length: 24 }, (_, at): Part => ({
      text: `Contraception was studied in year ${at}.`,
      section,
    }));
    const question = 'Which contraceptives are allowed?';
    const listed = await answerTo(question, [{ text: 'Allowed contraceptives are:', section }, ...methods, ...FILLER]);
    expect(listed?.length).toBeGreaterThan(methods.length);
    const shortened = await answerTo(question, [...prose, ...methods.slice(0, 2), ...FILLER]);
    expect(shortened?.length).toBeLessThan(prose.length);
  });

  it('is only what is on the field in a list on others, and none without that', async () => {
    const criteria = ['5 Population', '5.1 Inclusion criteria'];
    const others = ['Is an adult.', 'Has probable disease.', 'Has a caregiver.'].map((text, at): Part => ({
      text: `${at + 1}. ${text}`,
      kind: 'list',
      section: criteria,
    }));
    const own: Part = { text: '4. Agrees to use contraception.', kind: 'list', section: criteria };
    const question = 'Which contraception methods are allowed?';
    const answer = await answerTo(question, [...others, own, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['Agrees to use contraception.']);
    expect(await answerTo(question, [...others, ...FILLER])).toBeNull();
  });

  it('is none of a version when another version is asked for', async () => {
    const title: Part = { text: 'Version 5.1, 18 April 2026', section: ['Title page'], kind: 'table' };
    expect(await answerTo('Which MedDRA version?', [title, ...FILLER])).toBeNull();
  });
});

describe('a list', () => {
  const section = ['5 Population', '5.1 Inclusion criteria'];
  const list: Part[] = [
    { text: 'A person may join if:', section },
    { text: '1. Is an adult.', kind: 'list', section },
    { text: '2. Has given consent.', kind: 'list', section },
    { text: '1. Is pregnant.', kind: 'list', section: ['5 Population', '5.2 Exclusion criteria'] },
    { text: '2. Is in another study.', kind: 'list', section: ['5 Population', '5.2 Exclusion criteria'] },
  ];

  it('has its lead-in and all of its items in order, and no others', async () => {
    const answer = await answerTo('What are the inclusion criteria?', [...list, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['A person may join if:', 'Is an adult.', 'Has given consent.']);
  });

  describe('on several kinds of objectives and endpoints', () => {
    const shared = { section: ['2 Objectives and endpoints'], kind: 'table' } satisfies Partial<Passage>;
    const blocks = {
      primary: ['Primary', 'To show superiority Change in pain'],
      key: ['Key secondary', 'To compare sleep Change in sleep'],
      other: ['Other secondary', 'To compare falls Number of falls'],
      safety: ['Safety', 'To assess tolerability Adverse events'],
    };
    const rows = Object.values(blocks).flatMap((texts) => texts.map((text): Part => ({ ...shared, text })));
    const note: Part = { text: 'Missing values are imputed.', section: shared.section };
    const linesTo = async (question: string, ...parts: Part[]) =>
      (await answerTo(question, [...parts, ...FILLER]))?.map(({ text }) => text);

    it.each([
      ['What are the secondary objectives?', [...blocks.key, ...blocks.other]],
      ['What are the key secondary endpoints?', blocks.key],
      ['What are the safety endpoints?', blocks.safety],
    ])('is the part that is asked for: %s', async (question, lines) => {
      expect(await linesTo(question, ...rows, note)).toEqual(lines);
    });

    it('is none where the kind asked for is not among them', async () => {
      expect(await linesTo('What are the exploratory endpoints?', ...rows)).toBeUndefined();
      const exploratory = ['Tertiary/exploratory', 'To describe genes Expression of genes'];
      const more = exploratory.map((text): Part => ({ ...shared, text }));
      expect(await linesTo('What are the exploratory endpoints?', ...rows, ...more)).toEqual(exploratory);
    });

    it('has the rows on safety where no block is headed so', async () => {
      const row = 'To evaluate the safety of the drug Number of adverse events';
      const secondary = [blocks.primary, [...blocks.key, row]].flat().map((text): Part => ({ ...shared, text }));
      expect(await linesTo('What are the safety endpoints?', ...secondary)).toEqual([row]);
    });

    it('is none of a section that is headed by another kind', async () => {
      const items = ['To assess behaviour.', 'To assess cognition.'];
      const section = ['2 Objectives', '2.2 Secondary Objectives'];
      const list = [
        { text: '2 Objectives', kind: 'heading' as const, section: ['2 Objectives'] },
        ...listOf(section, items),
      ];
      expect(await linesTo('What are the exploratory objectives?', ...list)).toBeUndefined();
      expect(await linesTo('What are the secondary objectives?', ...list)).toEqual(items);
    });
  });
});

function listOf(section: string[], items: string[]): Part[] {
  return items.map((text) => ({ text: `• ${text}`, kind: 'list', section }));
}

it('gives the cell of a table whose row and headers cover the question', async () => {
  const cells = [
    { header: 'Component', text: 'Irinotecan' },
    { header: 'Dose level -2', text: '120 mg/m2' },
  ];
  const table: Part = { text: 'Irinotecan 120 mg/m2', kind: 'table', section: ['7.2 Doses'], context: { cells } };
  const answer = await answerTo('Irinotecan at level -2?', [table, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual(['Component: Irinotecan; Dose level -2: 120 mg/m2']);
  expect(await answerTo('Cisplatin at level -2?', [table, ...FILLER])).toBeNull();
});

it('gives the criterion that limits a value, with its lead-in', async () => {
  const section = ['5 Population', '5.1 Inclusion criteria'];
  const leadIn = ['A person may join with:'];
  const criteria: Part[] = [
    { text: 'A person may join with:', section },
    { text: '1. Haemoglobin of at least 9 g/dL', kind: 'list', section, context: { leadIn } },
    { text: '2. Written consent', kind: 'list', section, context: { leadIn } },
    { text: 'Haemoglobin is measured at each visit.', section: ['7 Laboratory'] },
  ];
  const answer = await answerTo('What is the minimum hemoglobin for entry?', [...criteria, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual([leadIn[0], 'Haemoglobin of at least 9 g/dL']);
});

it('gives all criteria on what a question in the plural asks for', async () => {
  const section = ['5 Population', '5.2 Exclusion criteria'];
  const leadIn = ['A person may not join with:'];
  const criteria: Part[] = [
    { text: 'A person may not join with:', section },
    { text: '1. Angina or another cardiac condition', kind: 'list', section, context: { leadIn } },
    { text: '2. Hepatitis', kind: 'list', section, context: { leadIn } },
    { text: '3. Cardiac failure of class III or IV', kind: 'list', section, context: { leadIn } },
  ];
  const answer = await answerTo('Which cardiac problems rule someone out?', [...criteria, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual([
    leadIn[0],
    'Angina or another cardiac condition',
    'Cardiac failure of class III or IV',
  ]);
});

it('gives the steps of a procedure whole', async () => {
  const section = ['9.8 Overdose'];
  const steps: Part[] = [
    { text: 'An overdose is any dose above 20 mg. The drug is stopped.', section },
    { text: 'The sponsor is called within a day.', section },
  ];
  const answer = await answerTo('What should we do in case of an overdose?', [...steps, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual([
    'An overdose is any dose above 20 mg.',
    'The drug is stopped.',
    'The sponsor is called within a day.',
  ]);
});

describe('a story with an event', () => {
  const story =
    'The mother of our youngest patient was quite upset when she rang us here this morning. She took two tablets by accident yesterday. Do we need to log that anywhere?';
  const rules = ['An overdose is any dose above 20 mg.', 'It is recorded in the diary.', 'The monitor is informed.'];
  const section: Part = { text: rules.join(' '), section: ['6.8 Overdose'] };

  it('is answered in low by the section on it, whole', async () => {
    expect((await answerTo(story, [section, ...FILLER]))?.map(({ text }) => text)).toEqual(rules);
    expect(await confidenceTo(story, [section, ...FILLER])).toBe('low');
  });

  it('has no answer where there is no such section', async () => {
    expect(
      await answerTo(story, [{ ...section, section: ['6.8 Drug supply'], text: 'Tablets are white.' }, ...FILLER]),
    ).toBeNull();
  });
});

describe('the one question of a story', () => {
  const story = 'My patient vomited about twenty minutes after taking the study drug. Should he take the dose again?';
  const missed: Part = {
    text: 'A missed dose is taken on the same day. A dose that was missed is not taken again on the next day.',
    section: ['6.5 Missed doses'],
  };
  const vomited: Part = {
    text: 'A dose that was missed or vomited is not taken again.',
    section: ['6.5 Missed doses'],
  };

  it('is answered with what is said of the story', async () => {
    expect((await answerTo(story, [vomited, ...FILLER]))?.map(({ text }) => text)).toEqual([vomited.text]);
  });

  it('has no answer where only something else is said', async () => {
    expect(await answerTo(story, [missed, ...FILLER])).toBeNull();
  });
});

it('gives a sentence in the words of a question that has no other form, and none for a field stated nowhere', async () => {
  const trigger: Part = {
    text: 'The final analysis of survival is done after 342 deaths.',
    section: ['10.3 Analyses'],
  };
  const answer = await answerTo('After how many deaths is the final analysis of survival?', [trigger, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual([trigger.text]);
  const phases: Part = { text: 'What the trial is in each phase is up to the site.', section: ['1 Trial'] };
  expect(await answerTo('What phase is the trial?', [phases, ...FILLER])).toBeNull();
});

describe('a short question in no other form', () => {
  const rinsing: Part = { text: 'The infusion line is rinsed with 20 mL of saline.', section: ['6.2 Administration'] };
  const pump: Part = { text: 'The pump is described in the manual.', section: ['6.2 Administration'] };

  it('is answered by the sentence that covers it with the kind of value it asks for', async () => {
    const answer = await answerTo('How much saline do we put in the infusion line?', [rinsing, pump, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([rinsing.text]);
  });

  it('is answered with the sentence that continues the answer', async () => {
    const halfLife: Part = {
      text: 'The half-life of the antibody rises with its dose. It was 3 days at 12 mg and 5 days at 18 mg.',
      section: ['2 Background'],
    };
    const answer = await answerTo("What's the half-life of the antibody?", [halfLife, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([
      'The half-life of the antibody rises with its dose.',
      'It was 3 days at 12 mg and 5 days at 18 mg.',
    ]);
  });

  it('has no answer when it asks for a field that is stated nowhere', async () => {
    const gloves: Part = { text: 'Barrier gloves are worn at the bench.', section: ['8 Study procedures'] };
    expect(await answerTo('What contraception is required?', [gloves, ...FILLER])).toBeNull();
  });

  it('has no answer when nothing speaks of what it is about', async () => {
    expect(await answerTo('How much heparin do we put in the pump?', [rinsing, pump, ...FILLER])).toBeNull();
  });
});

it('is less sure of the sentence that covers a question than of the row that states a field', async () => {
  const rows: Part[] = [{ ...SYNOPSIS, text: 'Sponsor Fenwick Pharma' }];
  expect(await confidenceTo('Who is the sponsor?', [...rows, ...FILLER])).toBe('high');
  const line: Part = { text: 'The infusion line is rinsed with 20 mL of saline.', section: ['6.2 Administration'] };
  const factors: Part = {
    text: 'The stratification factors are region and histology, for pain and sleep.',
    section: ['6.4 Stratification'],
  };
  expect(await confidenceTo('What are the stratification factors?', [factors, ...FILLER])).toBe('high');
  expect(await confidenceTo('What are the stratification factors for pain and sleep?', [factors, ...FILLER])).toBe(
    'medium',
  );
  expect(await confidenceTo('How much saline for the infusion line?', [line, ...FILLER])).toBe('medium');
});

it('is less sure of fields whose answers are often only part of what is asked', async () => {
  const rows: Part[] = [{ ...SYNOPSIS, text: 'Duration of treatment 26 weeks' }];
  expect(await confidenceTo('How long is the treatment period?', [...rows, ...FILLER])).toBe('medium');
});

it('brings the items of a list that a sentence leads into', async () => {
  const section = ['6.1 Dosage'];
  const leadIn = ['The IV dose of about 6 mg/kg by weight is:'];
  const doses: Part[] = [
    { text: 'The IV dose of about 6 mg/kg by weight is:', section },
    { text: '• 260 mg up to 55 kg', kind: 'list', section, context: { leadIn } },
    { text: '• 390 mg above 55 kg', kind: 'list', section, context: { leadIn } },
  ];
  const answer = await answerTo('What is the IV dose by weight?', [...doses, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual([leadIn[0], '260 mg up to 55 kg', '390 mg above 55 kg']);
});
