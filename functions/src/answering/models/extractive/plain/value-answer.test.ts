import type { Passage } from '../../../../ingestion/passages/passage.ts';
import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const SYNOPSIS = { section: ['Synopsis'], kind: 'table' } satisfies Partial<Passage>;

describe('a value', () => {
  it('is the labelled row of the synopsis rather than a sentence that shares words', async () => {
    const answer = await answerTo('How many participants will be randomised?', [
      { ...SYNOPSIS, text: 'Number of participants About 400 randomised' },
      { text: 'Randomised participants get a card with 24 numbers.', section: ['6.4 Randomisation'] },
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual(['Number of participants About 400 randomised']);
  });

  it('is no heading of what it is', async () => {
    const named: Part = { text: 'Primary endpoints', section: ['Synopsis'], kind: 'table' };
    const stated: Part = {
      text: 'The primary endpoint is the change of the score at week 12.',
      section: ['3 Endpoints'],
    };
    const answer = await answerTo('What is the primary endpoint?', [named, stated, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([stated.text]);
  });

  describe('of a design', () => {
    const analysed: Part = {
      text: 'The hazard ratio comes from a Cox model with the stratification factors of randomisation.',
      section: ['10.2 Primary analysis and stratification'],
    };
    const states: Part = {
      text: 'The stratification factors, by which randomisation is balanced, are region and histology.',
      section: ['4.2 Stratification'],
    };

    it('is not how it is analysed', async () => {
      const answer = await answerTo('What are the stratification factors?', [analysed, states, ...FILLER]);
      expect(answer?.map(({ text }) => text)).toEqual([states.text]);
    });

    it('comes with the sentence that states it, whatever shares more words', async () => {
      const mention: Part = {
        text: 'Factors determined centrally are used in the stratification.',
        section: ['5 Stratification factors'],
      };
      const answer = await answerTo('What are the stratification factors?', [mention, states, ...FILLER]);
      expect(answer?.map(({ text }) => text)).toContain(states.text);
    });
  });

  it('is none when no statement has what one contains', async () => {
    const handling = { text: 'Storage is described in the pharmacy guide.', section: ['6.10 Storage'] };
    expect(await answerTo('How is the study drug stored?', [handling, ...FILLER])).toBeNull();
    const stored = { text: 'Vials are stored at 2 °C to 8 °C.', section: ['6.10 Storage'] };
    expect(await answerTo('How is the study drug stored?', [handling, stored, ...FILLER])).toHaveLength(1);
  });
});

it('is no criterion, whatever words it shares', async () => {
  const criterion: Part = {
    text: 'Has had a treatment of a duration of 30 days or longer in the study period of another trial.',
    section: ['5 Population', '5.2 Exclusion criteria'],
  };
  const design: Part = { text: 'Treatment goes on for 26 weeks.', section: ['4 Design', '4.1 Overview'] };
  const answer = await answerTo('How long is the treatment period?', [criterion, design, ...FILLER]);
  expect(answer?.[0]?.text).toBe(design.text);
});

describe('begins with the sentence on what is asked of a field', () => {
  const randomised = 'Participants are randomised 1:1 to tablets or placebo in this randomised study.';
  const assigned = 'Randomisation is made in the IRT from a list of permuted blocks.';
  const again = 'For rescreening a new ICF is signed, and rescreening gives a new number.';
  const once = 'A person may be rescreened once.';
  const others = 'The sample size is based on the sample size of an earlier study and on its dropout rate of 10%.';
  const power = 'With 300 participants the power is 90% for a difference of 1 point.';
  const reported = 'A serious adverse event (SAE) is reported within 24 hours after the site hears of the SAE.';
  const sent = 'The SAE report is sent by e-mail to the safety desk within 24 hours.';

  it.each([
    ['How is randomisation done?', '6.4 Randomisation', randomised, assigned],
    ['Can a participant be rescreened?', '5.4 Rescreening', again, once],
    ['What is the sample size based on?', '9.1 Sample size', others, power],
    ['Where do I send an SAE report?', '8.3 Reporting of SAEs', reported, sent],
  ])('%s', async (question, ...[heading, alike, decides]) => {
    const section = [heading];
    const parts = [{ text: alike, section }, { text: decides, section }, ...FILLER];
    expect((await answerTo(question, parts))?.[0]?.text).toBe(decides);
  });

  it('with both what is stopped and what is reported of a pregnancy', async () => {
    const section = ['8.6 Pregnancy'];
    const asked = Array.from({ length: 12 }, (_, at) => `A participant who gets pregnant answers question ${at}.`);
    const decisive = [
      'The tablets are stopped for good in a pregnancy.',
      'A pregnancy is reported to the sponsor within 24 hours.',
    ];
    const parts = [...asked, ...decisive].map((text) => ({ text, section }));
    const answer = await answerTo('What do we do if a participant gets pregnant?', [...parts, ...FILLER]);
    expect(answer?.slice(0, 2).map(({ text }) => text)).toEqual(decisive);
  });

  it('as others begin with what shares most words', async () => {
    const section = ['8.3 Reporting of SAEs'];
    const parts = [{ text: reported, section }, { text: sent, section }, ...FILLER];
    expect((await answerTo('When must an SAE be reported?', parts))?.[0]?.text).toBe(reported);
  });
});

describe('without what statements of a field hold otherwise', () => {
  it('says that an open-label study has no blind to break', async () => {
    const part: Part = { text: 'Not applicable as this is an open-label trial.', section: ['6.3 Blinding'] };
    expect((await answerTo('Who may break the blind?', [part, ...FILLER]))?.[0]?.text).toBe(part.text);
    const other: Part = { text: 'The monitor visits the pharmacy.', section: ['6.3 Blinding'] };
    expect(await answerTo('Who may break the blind?', [other, ...FILLER])).toBeNull();
  });

  it('says how long by an event, which is no number of days', async () => {
    const collected: Part = {
      text: 'AEs are collected from the signature of the ICF to Visit 12.',
      section: ['8.2 Adverse events'],
    };
    const question = 'How long are adverse events collected?';
    expect((await answerTo(question, [collected, ...FILLER]))?.[0]?.text).toBe(collected.text);
    const treated: Part = {
      text: 'Treatment is continued until progression or toxicity.',
      section: ['4.1 Duration of treatment'],
    };
    const counted: Part = {
      text: 'The duration of the visits in the treatment period is counted in days, for 12 weeks.',
      section: ['4.1 Duration of treatment'],
    };
    const answer = await answerTo('How long is the treatment period?', [counted, treated, ...FILLER]);
    expect(answer?.[0]?.text).toBe(treated.text);
  });

  it('says where a report is sent, which need not name a deadline', async () => {
    const section = ['8.3 Reporting of SAEs'];
    const sent: Part = { text: 'The SAE report is sent by fax to the sponsor.', section };
    expect((await answerTo('Where do I send an SAE report?', [sent, ...FILLER]))?.[0]?.text).toBe(sent.text);
    expect(await answerTo('When must an SAE be reported?', [sent, ...FILLER])).toBeNull();
  });
});

describe('contraception', () => {
  const section = ['8.9 Contraception'];
  const women: Part = {
    text: 'Women of childbearing potential use a highly effective method of contraception.',
    section,
  };
  const men: Part = { text: 'Men use a condom as contraception until 90 days after the last dose.', section };

  it('of men is not that of women', async () => {
    const answer = await answerTo('Which contraception must men use?', [women, men, ...FILLER]);
    expect(answer?.[0]?.text).toBe(men.text);
    expect(await answerTo('Which contraception must men use?', [women, ...FILLER])).toBeNull();
    const both = await answerTo('Which contraception is required?', [women, men, ...FILLER]);
    expect(both?.map(({ text }) => text)).toEqual([women.text, men.text]);
  });
});

describe('a scale has all its grades', () => {
  const section = ['9 Safety', '9.5 Severity of adverse events'];
  const grades = ['Mild: easily tolerated', 'Moderate: interferes with what is done', 'Severe: incapacitating'];

  it('from the items of a list', async () => {
    const leadIn = 'The severity of each adverse event is recorded by this guidance:';
    const items: Part[] = grades.map((grade) => ({
      text: `• ${grade}`,
      section,
      kind: 'list',
      context: { leadIn: [leadIn] },
    }));
    const answer = await answerTo('How is the severity of an AE graded?', [
      { text: leadIn, section },
      ...items,
      ...FILLER,
    ]);
    expect(answer?.map(({ text }) => text)).toEqual([leadIn, ...grades]);
  });

  it('from the rows of a table, whatever table is near', async () => {
    const rowOf = (header: string, text: string): Part => ({
      text,
      section,
      kind: 'table',
      context: { cells: [{ header, text }] },
    });
    const rows = grades.map((grade) => rowOf('Severity of adverse events', grade));
    const answer = await answerTo('How is the severity of an AE graded?', [
      ...rows,
      rowOf('Action', 'The drug is stopped'),
      ...FILLER,
    ]);
    expect(answer).toHaveLength(grades.length);
  });
});

it('has what its sentence leads on to in paragraphs, in order and up to the end of the section', async () => {
  const section = ['9 Safety', '9.6 Relationship to study drug'];
  const parts: Part[] = [
    { text: 'The investigator rates the causal relationship by the following definitions.', section },
    { text: 'Related: a causal relationship to the drug is plausible.', section },
    { text: 'Not related: another cause is likely.', section },
    { text: 'Reports are sent to the sponsor.', section: ['9 Safety', '9.7 Reporting'] },
  ];
  const answer = await answerTo('How is causality judged?', [...parts, ...FILLER]);
  expect(answer?.map(({ text }) => text)).toEqual(parts.slice(0, 3).map(({ text }) => text));
});

describe('how the drug is stored', () => {
  it.each([
    ['6.2 Preparation, handling, and accountability', 'Study treatment is stored in a secure, monitored area.'],
    ['7.4 Storage', 'The product is kept in a safe place under appropriate storage conditions.'],
    ['7.1.3 Handling and storage', 'All storage takes place at the pharmacy of the site.'],
  ])('is stated in "%s"', async (heading, text) => {
    const error: Part = { text: 'An error is a drug not stored as instructed.', section: ['6.9 Medication error'] };
    const answer = await answerTo('How is the study drug stored?', [error, { text, section: [heading] }, ...FILLER]);
    expect(answer?.map((line) => line.text)).toEqual([text]);
  });

  it('comes with the temperature', async () => {
    const section = ['6.7 Storage'];
    const locked = 'The study drug is stored in a locked cabinet, protected from environmental extremes.';
    const cold = 'Xylone should be stored at or below 25°C.';
    const answer = await answerTo('How is the study drug stored?', [
      { text: `${locked}\n${cold}`, section },
      ...FILLER,
    ]);
    expect(answer?.map((line) => line.text)).toEqual([locked, cold]);
  });
});
