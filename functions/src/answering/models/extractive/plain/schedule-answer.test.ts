import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

describe('the schedule', () => {
  const row = (text: string, marks: string[][]): Part => ({
    text,
    kind: 'table',
    section: ['7 Schedule'],
    context: { marks },
  });
  const schedule = [
    row('12-lead ECG4 X X', [
      ['Visit 1', 'Day -7'],
      ['Visit 6', 'Day 29'],
    ]),
    row('Vital signs X', [['Visit 6', 'Day 29']]),
    row('Urine drug screen X', [['Visit 1', 'Day -7']]),
  ];

  it('gives the visits of an activity, footnotes set against its name or not', async () => {
    const answer = await answerTo('Which visits need an ECG?', [...schedule, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['12-lead ECG4: Visit 1 (Day -7); Visit 6 (Day 29)']);
  });

  it('mixes no rows of two protocols', async () => {
    const other = [row('Vital signs and weight X', [['Visit 6', 'Day 43']]), ...FILLER];
    const answer = await answerTo('What happens at visit 6?', [...schedule, ...FILLER], other);
    expect(answer?.map(({ text }) => text)).toEqual(['12-lead ECG4', 'Vital signs']);
  });

  it('gives the activities of a visit by name', async () => {
    const answer = await answerTo('What happens at visit 6?', [...schedule, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['12-lead ECG4', 'Vital signs']);
    expect(answer?.map(({ quotes }) => quotes[0]?.quote)).toEqual(['12-lead ECG4 X X', 'Vital signs X']);
  });

  it('gives the time of a visit, and none for a visit it does not have', async () => {
    const answer = await answerTo('When is visit 6?', [...schedule, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['Visit 6, Day 29']);
    expect(await answerTo('When is visit 16?', [...schedule, ...FILLER])).toBeNull();
  });

  it('gives the visits of the row that is named so, whatever its notes say', async () => {
    const scans = [
      row('Tissue X', [['Visit 1', 'Day -7']]),
      row('Tumor imaging X X* *Imaging is done every 6 weeks for 24 weeks, then every 9 weeks until progression.', [
        ['Visit 1', 'Day -7'],
        ['Visit 6', 'Day 29'],
      ]),
    ];
    const answer = await answerTo('How often is tumor imaging done?', [...scans, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([expect.stringMatching(/^Tumor imaging: .*every 6 weeks/)]);
  });

  it('gives the time of the visit that has most words of the name', async () => {
    const columns = [
      row('Vital signs X X', [
        ['Treatment', 'Safety visits', 'Day 1'],
        ['After treatment', 'Safety follow-up', 'Day 30'],
      ]),
    ];
    const answer = await answerTo('When is the safety follow-up visit?', [...columns, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['After treatment, Safety follow-up, Day 30']);
  });
});
