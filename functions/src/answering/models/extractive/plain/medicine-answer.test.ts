import { answerTo, confidenceTo, FILLER, type Part } from '../../../testing/answer-to.ts';

describe('whether a medicine is allowed', () => {
  const section = ['6 Treatment', '6.5 Prohibited medication'];
  const leadIn = ['The following are not allowed from Visit 1 to Visit 9:'];
  const list: Part[] = [
    { text: 'Ask the monitor about other medicines.\nThe following are not allowed from Visit 1 to Visit 9:', section },
    { text: '• Proton pump inhibitors', kind: 'list', section, context: { leadIn } },
    { text: '• Ibuprofen and other NSAIDs', kind: 'list', section, context: { leadIn } },
    { text: 'Patients on ibuprofen were older.', section: ['2 Background'] },
  ];

  it('is what the lists say of it by name, with the lead-in', async () => {
    const answer = await answerTo('Is Advil allowed?', [...list, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([leadIn[0], 'Ibuprofen and other NSAIDs']);
  });

  it('is what follows the line that only names it', async () => {
    const rule = 'All of these are forbidden within 2 weeks of the first dose.';
    const titled: Part = { text: `Probenecid Rifampicin\nOpiates\n${rule}\nStatins`, section };
    const answer = await answerTo('Are opiates allowed?', [titled, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['Opiates', rule]);
  });

  it('is what a row says under a header that speaks of leave', async () => {
    const cells = [
      { header: 'Medicine', text: 'Warfarin' },
      { header: 'When it is permitted', text: 'From Visit 9' },
    ];
    const table: Part = { text: 'Warfarin From Visit 9', kind: 'table', section: ['6.6 Rules'], context: { cells } };
    expect(await answerTo('Is warfarin allowed?', [table, ...FILLER])).toHaveLength(1);
  });

  it('is what the lead-in of its list says, wherever the list is', async () => {
    const inhibitors = 'Potent inhibitors are prohibited until the end of the study.';
    const section = ['15 References'];
    const context = { leadIn: [inhibitors] };
    const answer = await answerTo('Is omeprazole allowed?', [
      { text: `${inhibitors} Examples are listed below.`, section },
      { text: '• Omeprazole (antacid)', kind: 'list', section, context },
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual([inhibitors, 'Omeprazole (antacid)']);
  });

  it('comes after the criterion on it for somebody who wants to join', async () => {
    const criterion = 'Treatment with ibuprofen or another NSAID within 8 weeks before enrolment';
    const excluding = { kind: 'list', section: ['5.2 Exclusion criteria'] } as const;
    const answer = await answerTo('He was on ibuprofen until last month, can he join?', [
      { ...excluding, section: [...excluding.section], text: `1. ${criterion}` },
      { ...excluding, section: [...excluding.section], text: '2. Age over 80 years' },
      ...list,
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual([criterion, leadIn[0], 'Ibuprofen and other NSAIDs']);
  });

  it('is what they say of its class', async () => {
    const answer = await answerTo('Can they take omeprazole?', [...list, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([leadIn[0], 'Proton pump inhibitors']);
  });

  it.each([
    'Inhibitors and inducers of CYP3A4 and P-gp are prohibited throughout the study.',
    'Strong CYP3A inhibitors must not be taken.',
    'Use of cytochrome P450 (CYP)3A4 and P-glycoprotein inducers and inhibitors is not allowed.',
  ])('is what they say of the enzyme that it inhibits: %s', async (rule) => {
    const others = 'Inducers of CYP3A4 may be taken. Inhibitors of renin may be taken.';
    const answer = await answerTo('Is clarithromycin allowed?', [{ text: `${others}\n${rule}`, section }, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([rule]);
  });

  it('is what they say of its class, in one word or two, or in full', async () => {
    const items: Part[] = [
      { text: '• Non-steroidal anti-inflammatory drugs', kind: 'list', section, context: { leadIn } },
      { text: '• Selective serotonin reuptake inhibitors', kind: 'list', section, context: { leadIn } },
    ];
    const linesTo = async (question: string) =>
      (await answerTo(question, [...list.slice(0, 1), ...items, ...FILLER]))?.map(({ text }) => text);
    expect(await linesTo('Is naproxen allowed?')).toEqual([leadIn[0], 'Non-steroidal anti-inflammatory drugs']);
    expect(await linesTo('Is fluoxetine allowed?')).toEqual([leadIn[0], 'Selective serotonin reuptake inhibitors']);
  });

  it('is what they say of it by another name', async () => {
    const items: Part[] = [
      { text: '• Acetylsalicylic acid up to 325 mg', kind: 'list', section, context: { leadIn } },
      { text: '• Glucose-lowering medicines', kind: 'list', section, context: { leadIn } },
      { text: '• Rifampicin', kind: 'list', section, context: { leadIn } },
    ];
    const linesTo = async (question: string) =>
      (await answerTo(question, [...list.slice(0, 1), ...items, ...FILLER]))?.map(({ text }) => text);
    expect(await linesTo('Is aspirin allowed?')).toEqual([leadIn[0], 'Acetylsalicylic acid up to 325 mg']);
    expect(await linesTo('Is metformin allowed?')).toEqual([leadIn[0], 'Glucose-lowering medicines']);
    expect(await linesTo('Is rifampin allowed?')).toEqual([leadIn[0], 'Rifampicin']);
    expect(await linesTo('Is warfarin allowed?')).toBeUndefined();
  });

  it('is what the lists say of its class before what names it elsewhere', async () => {
    const item: Part = { text: '• Systemic corticosteroids', kind: 'list', section, context: { leadIn } };
    const toxicity: Part = {
      text: 'Colitis must be treated with prednisone, and the study drug can be continued.',
      section: ['6.6 Toxicity'],
    };
    const answer = await answerTo('Is prednisone allowed?', [...list, item, toxicity, ...FILLER]);
    expect(answer?.map((line) => line.text)).toEqual([leadIn[0], 'Systemic corticosteroids', toxicity.text]);
    const alone = await answerTo('Is prednisone allowed?', [...list, toxicity, ...FILLER]);
    expect(alone?.map((line) => line.text)).toEqual([toxicity.text]);
  });

  it('has all sentences of an item, which are its conditions', async () => {
    const text = '• Duloxetine, if stable for 8 weeks. The dose is not changed.';
    const item: Part = { text, kind: 'list', section, context: { leadIn } };
    const answer = await answerTo('Is duloxetine allowed?', [...list, item, ...FILLER]);
    expect(answer?.map((line) => line.text)).toEqual([
      leadIn[0],
      'Duloxetine, if stable for 8 weeks.',
      'The dose is not changed.',
    ]);
  });

  it('is not that it is recorded like all others', async () => {
    const recorded = 'Any medicine or vaccine that must be taken is recorded in the eCRF.';
    const live = 'Live vaccines are prohibited.';
    const medicines = { section: ['6.5 Concomitant medication'] };
    const both = await answerTo('Are vaccines allowed?', [{ ...medicines, text: `${recorded} ${live}` }, ...FILLER]);
    expect(both?.map(({ text }) => text)).toEqual([live]);
    expect(await answerTo('Are vaccines allowed?', [{ ...medicines, text: recorded }, ...FILLER])).toBeNull();
  });

  it('is that it is the rescue medication', async () => {
    const rescue = 'Paracetamol in tablets of 500 mg is the only rescue medication.';
    const answer = await answerTo('Is paracetamol allowed?', [{ text: rescue, section: ['6.10 Rescue'] }, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([rescue]);
  });

  it('is not called high if the question is mostly on something else', async () => {
    expect(await confidenceTo('Is ibuprofen allowed?', [...list, ...FILLER])).toBe('high');
    const other = 'Is a scalp cooling cap allowed with ibuprofen?';
    expect(await confidenceTo(other, [...list, ...FILLER])).toBe('medium');
  });

  it('is not given by a passage that only mentions it, or by one on other medicines', async () => {
    const background: Part[] = [{ text: 'Patients on warfarin were older.', section: ['2 Background'] }];
    expect(await answerTo('Is warfarin allowed?', [...background, ...FILLER])).toBeNull();
    expect(await answerTo('Is metformin allowed?', [...list, ...FILLER])).toBeNull();
  });
});
