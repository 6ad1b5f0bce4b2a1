import { answerTo, confidenceTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const ECG = ['8 Assessments', '8.4 Electrocardiograms'];
const PROTOCOL: Part[] = [
  { text: 'Twelve-lead tracings are recorded in triplicate after five minutes of rest.', section: ECG },
  { text: 'A cardiologist reads them centrally.', section: ECG },
  { text: 'Weight is measured in light clothes.', section: ['8 Assessments', '8.40 Weight'] },
  { text: 'Vials are stored frozen.', section: ['6 Treatment', '6.2 Storage'] },
  ...FILLER,
];

async function textsFor(question: string, parts = PROTOCOL) {
  return (await answerTo(question, parts))?.map(({ text }) => text);
}

describe('a section named by its number', () => {
  it('is quoted from its beginning', async () => {
    const whole = [
      'Twelve-lead tracings are recorded in triplicate after five minutes of rest.',
      'A cardiologist reads them centrally.',
    ];
    expect(await textsFor('What does section 8.4 say?')).toEqual(whole);
    expect(await textsFor('What is in § 8.4?')).toEqual(whole);
  });

  it('is quoted for what else the question asks for', async () => {
    expect(await textsFor('What does section 8.4 say about the cardiologist?')).toEqual([
      'A cardiologist reads them centrally.',
    ]);
  });

  it('answers nothing if the document has no such section', async () => {
    expect(await textsFor('What does section 19.2 say?')).toBeUndefined();
  });
});

describe('a sentence that only points to a section', () => {
  const section = ['7 Medication', '7.1 Rescue medication'];
  const detail: Part = { text: 'Rescue medication is salbutamol 100 µg.', section: ['9 Care', '9.3 Acute care'] };

  it('comes with what the question means there', async () => {
    const pointer: Part = { text: 'Rescue medication is described in Section 9.3.', section };
    expect(await textsFor('What is the rescue medication?', [pointer, detail, ...FILLER])).toEqual([
      'Rescue medication is described in Section 9.3.',
      'Rescue medication is salbutamol 100 µg.',
    ]);
  });

  it('comes with the whole of a short section, in whatever words', async () => {
    const pointer: Part = {
      text: 'The primary endpoint is detailed in Section 2.1.',
      section: ['8.4 Primary endpoint'],
    };
    const endpoint: Part = { text: 'Time to the first stroke.', section: ['2 Objectives', '2.1 Main objective'] };
    const title: Part = { text: '2.1 Main objective', section: endpoint.section ?? [] };
    const question = 'What is the primary endpoint?';
    expect(await textsFor(question, [title, endpoint, pointer, ...FILLER])).toEqual([pointer.text, endpoint.text]);
    const others = ['One.', 'Two.', 'Three.'].map((text): Part => ({ ...endpoint, text: `Item ${text}` }));
    expect(await textsFor(question, [title, ...others, endpoint, pointer, ...FILLER])).toEqual([pointer.text]);
  });

  it('is none that states something itself', async () => {
    const stated: Part = { text: 'Rescue medication is given once (see Section 9.3).', section };
    expect(await textsFor('What is the rescue medication?', [stated, detail, ...FILLER])).not.toContain(detail.text);
  });

  it('is no certain answer alone', async () => {
    const section = ['3.1 Primary endpoint'];
    const question = 'What is the primary endpoint?';
    const pointer: Part = { text: 'The primary endpoint is outlined in Appendix 2.', section };
    expect(await confidenceTo(question, [pointer, ...FILLER])).toBe('low');
    const stated: Part = { text: 'The primary endpoint is the time to the first stroke.', section };
    expect(await confidenceTo(question, [stated, ...FILLER])).toBe('high');
  });
});

describe('a question for a number', () => {
  it('has no answer without one', async () => {
    const calls: Part = { text: 'The medical monitor is called by telephone about emergencies at once.' };
    const question = 'What is the telephone number of the medical monitor?';
    expect(await textsFor(question, [calls, ...FILLER])).toBeUndefined();
    const number: Part = { text: 'The telephone number of the medical monitor is +1 555 010 9999.' };
    expect(await textsFor(question, [calls, number, ...FILLER])).toContain(number.text);
  });
});

describe('when an activity is done', () => {
  it('is its visits with what the text states about its times', async () => {
    const visits = [
      ['Visit 2', 'Day 1'],
      ['Visit 4', 'Day 15'],
    ];
    const section = ['1 Summary', '1.3 Schedule of activities'];
    const row: Part = { kind: 'table', section, text: 'PK blood sample X X', context: { marks: visits } };
    const hours: Part = {
      text: 'Pharmacokinetic samples are drawn before the dose and 1, 4 and 8 hours after it.',
      section: ['8 Assessments', '8.6 Pharmacokinetics'],
    };
    const texts = await textsFor('When are PK samples drawn?', [row, hours, ...FILLER]);
    expect(texts?.[0]).toContain('PK blood sample');
    expect(texts).toContain(hours.text);
  });
});
