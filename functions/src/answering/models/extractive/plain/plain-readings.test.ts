import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

describe('a question about several things', () => {
  const stored: Part = { text: 'Vials are stored at 2 °C to 8 °C.', section: ['6.10 Storage'] };
  const dose: Part = { text: 'The dose is 200 mg twice daily.', section: ['6.1 Dose'] };

  it('gets the answers to all of them', async () => {
    const answer = await answerTo('How is the drug stored and what is the dose?', [dose, stored, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([stored.text, dose.text]);
  });

  it('gets the answers that there are', async () => {
    const answer = await answerTo('How is the drug stored and what is the dose?', [stored, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([stored.text]);
  });
});

describe('a question narrower than a field', () => {
  it('is answered by what speaks of the rest of it, or not at all', async () => {
    const stored: Part = { text: 'Vials are stored for 3 years at 2 °C to 8 °C.', section: ['6.10 Storage'] };
    const biopsies: Part = { text: 'Tumour biopsies are stored for 15 years.', section: ['8.7 Samples'] };
    const question = 'How long are tumour biopsies stored?';
    expect(await answerTo(question, [stored, ...FILLER])).toBeNull();
    const answer = await answerTo(question, [stored, biopsies, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toContain(biopsies.text);
  });

  it('is answered by what speaks of the topic it names, if a field has several', async () => {
    const food: Part = { text: 'Tablets are taken with food.', section: ['6.3 Diet'] };
    const juice: Part = { text: 'Participants avoid grapefruit.', section: ['6.3 Diet'] };
    expect(await answerTo('Is grapefruit juice allowed?', [food, ...FILLER])).toBeNull();
    const answer = await answerTo('Is grapefruit juice allowed?', [food, juice, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toContain(juice.text);
  });
});

describe('the list of a section that the question names', () => {
  const section = ['9 Escalation', '9.5 Definition of dose-limiting toxicity'];
  const list: Part[] = [
    { text: 'Any of these in Cycle 1:', section },
    { text: '• Febrile neutropenia', kind: 'list', section },
    { text: '• Grade 4 thrombocytopenia', kind: 'list', section },
  ];

  it('is shown whole', async () => {
    const answer = await answerTo('What counts as a dose-limiting toxicity?', [...list, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([
      'Any of these in Cycle 1:',
      'Febrile neutropenia',
      'Grade 4 thrombocytopenia',
    ]);
  });
});

describe('the criteria that a question in the plural asks for', () => {
  it('have the items of a criterion without a colon, from the list that the question means', async () => {
    const excluding = ['5 Population', '5.2 Exclusion criteria'];
    const criterion = 'Serious neurological conditions, including';
    const leadIn = [criterion];
    const answer = await answerTo('Which neurological conditions rule a patient out?', [
      {
        text: '1. Normal neurological examination.',
        kind: 'list',
        section: ['5 Population', '5.1 Inclusion criteria'],
      },
      { text: `1. ${criterion}`, kind: 'list', section: excluding },
      { text: '• Stroke', kind: 'list', section: excluding, context: { leadIn } },
      { text: '• Epilepsy', kind: 'list', section: excluding, context: { leadIn } },
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual([criterion, 'Stroke', 'Epilepsy']);
  });
});

describe('a sentence in the words of the question', () => {
  const section = ['8 Assessments', '8.3 Electrocardiograms'];
  const supine: Part = { text: 'Participants lie supine for 7 minutes before an electrocardiogram.', section };

  it('answers it although it lacks some of them', async () => {
    const question = 'How long supine at rest beforehand for the electrocardiogram?';
    expect((await answerTo(question, [supine, ...FILLER]))?.map(({ text }) => text)).toContain(supine.text);
  });

  it('does not answer one that is mostly about something else', async () => {
    expect(await answerTo('How long supine before a lumbar puncture biopsy?', [supine, ...FILLER])).toBeNull();
  });

  it('answers one about eligibility only as a criterion', async () => {
    const hold: Part = { text: 'Hold the drug if albumin is below 25 g/L.', section: ['6 Dose', '6.6 Dose changes'] };
    const criterion: Part = {
      text: '1. Albumin of 30 g/L or more.',
      kind: 'list',
      section: ['5 Population', '5.1 Inclusion criteria'],
    };
    const question = 'How low can albumin be at entry?';
    expect(await answerTo(question, [hold, ...FILLER])).toBeNull();
    expect((await answerTo(question, [hold, criterion, ...FILLER]))?.map(({ text }) => text)).toEqual([
      'Albumin of 30 g/L or more.',
    ]);
  });

  it('is answered by the sentence beside the one that names its subject, if that has the value', async () => {
    const section = ['9 Attachments', '9.2 Disability diary'];
    const filled: Part = {
      text: 'The disability diary is filled in at home. Administration takes 15 minutes.',
      section,
    };
    const kept: Part = { text: 'The disability diary is kept in the file of the participant.', section };
    const answer = await answerTo('How long does the disability diary take?', [kept, filled, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toContain('Administration takes 15 minutes.');
  });

  it('is not about how a value is asked for', async () => {
    const limit: Part = { text: 'The laboratory reports values above the upper limit of the range.', section };
    expect(await answerTo('Is there an upper weight limit?', [limit, ...FILLER])).toBeNull();
  });
});

describe('a field that a question merely resembles', () => {
  const question = 'For how many hours may the mixed bag be kept at room temperature?';
  const section = ['6.2 Preparation'];

  it('answers it only with the kind of value asked for', async () => {
    const pointer: Part = { text: 'How the infusion bag is mixed is described in the pharmacy manual.', section };
    expect(await answerTo(question, [pointer, ...FILLER])).toBeNull();
    const kept: Part = { text: 'A mixed infusion bag is used within 8 hours at room temperature.', section };
    const answer = await answerTo(question, [pointer, kept, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([kept.text]);
  });
});

describe('the list of the section whose heading has the words of the question', () => {
  const leadIn = (what: string) => `Treatment is discontinued ${what} for any of the following:`;
  const items = (what: string, heading: string, ...texts: string[]): Part[] => [
    { text: leadIn(what), section: ['7 Discontinuation of treatment', heading] },
    ...texts.map((text): Part => ({
      text: `• ${text}`,
      kind: 'list',
      section: ['7 Discontinuation of treatment', heading],
      context: { leadIn: [leadIn(what)] },
    })),
  ];

  it('is the answer', async () => {
    const answer = await answerTo('When is treatment permanently discontinued?', [
      ...items('for a while', '7.1 Brief discontinuation of treatment', 'Rash', 'Fever', 'Cough'),
      ...items('for good', '7.2 Permanent discontinuation of treatment', 'Pregnancy', 'Liver failure'),
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual([leadIn('for good'), 'Pregnancy', 'Liver failure']);
  });
});

it('is of the section on a field alone, not the list of a section on several', async () => {
  const section = ['6.5 Concomitant therapy'];
  const lead = 'All medicines are recorded with:';
  const items = ['• Their dose.', '• The reason, which must not be left out.'].map((text): Part => ({
    text,
    kind: 'list',
    section,
    context: { leadIn: [lead] },
  }));
  const rule: Part = {
    text: 'Participants must abstain from prescription medicines.',
    section: [...section, '6.5.2 Disallowed medicine and therapy'],
  };
  const question = 'Which medications are prohibited?';
  const textsOf = async (...parts: Part[]) =>
    (await answerTo(question, [{ text: lead, section }, ...items, ...parts, ...FILLER]))?.map(({ text }) => text);
  expect(await textsOf(rule)).toEqual([rule.text]);
  expect(await textsOf()).toContain('Their dose.');
});
