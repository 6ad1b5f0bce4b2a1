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

  it('gives every row of the kind that a question names', async () => {
    const visits = [['Visit 6', 'Day 29']];
    const rows = [row('EQ-5D-5L X', visits), row('SF-36 X', visits), row('Vital signs X', visits)];
    const answer = await answerTo('Which questionnaires are filled in at which visits?', [...rows, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual(['EQ-5D-5L: Visit 6 (Day 29)', 'SF-36: Visit 6 (Day 29)']);
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

  describe('and the rules for visits that are late', () => {
    const column = (visit: number, day: number) => [`Visit ${visit}`, `Day ${day}`, 'Window (days) ±3'];
    const dated = [row('Vital signs X X', [column(6, 29), column(8, 85)]), row('Weight X', [column(8, 85)])];
    const section = ['4 Study design', '4.5 Missed and late visits'];
    const lead = 'A site whose participant cannot come within the window does as follows, except for Visit 8:';
    const rules: Part[] = [
      { text: lead, section },
      { text: '1. Hold the visit as soon as possible.', kind: 'list', section, context: { leadIn: [lead] } },
      { text: 'Visit 8 is held up to Day 92. A late visit shifts no other visit.', section },
    ];
    const linesTo = async (question: string, ...more: Part[]) =>
      (await answerTo(question, [...dated, ...rules, ...more, ...FILLER]))?.map(({ text }) => text);

    it('are given together', async () => {
      const rest = [lead, 'Hold the visit as soon as possible.', 'A late visit shifts no other visit.'];
      const lines = ['Visit 6, Day 29, Window (days) ±3', ...rest];
      expect(await linesTo('My patient missed visit 6 by three days, may I still dose?')).toEqual(lines);
      expect(await linesTo('She was ill and could not come for visit 6. Can she come a week late?')).toEqual(lines);
    });

    it('are without those of other visits', async () => {
      expect(await linesTo('Can visit 8 be done 4 days late?')).toEqual([
        'Visit 8, Day 85, Window (days) ±3',
        'Visit 8 is held up to Day 92.',
        'A late visit shifts no other visit.',
      ]);
    });

    it('are without what goes on about other visits', async () => {
      const others = 'Visit 9 must be held at the site. If it is late, it is still held up to Day 120.';
      const own = 'Each late visit is recorded.';
      const lines = await linesTo('Can visit 6 be done 4 days late?', { text: `${others} ${own}`, section });
      expect(lines).toContain(own);
      expect(lines?.join(' ')).not.toContain('Day 120');
      const text = 'A missed visit 9 may be made up. It is held within 3 days. Missed visits are recorded.';
      const loose = [{ text, section: ['2 Visits'] }];
      expect(
        (await answerTo('She missed visit 6, what now?', [...loose, ...FILLER]))?.map((line) => line.text),
      ).toEqual(['Missed visits are recorded.']);
    });

    it('do not come with the column of another visit whose next header has the number', async () => {
      const days = [row('Vital signs X', [['Visit 5', '7', 'Window ±1']])];
      expect(await answerTo('Can visit 7 be done 4 days late?', [...days, ...FILLER])).toBeNull();
      expect(await answerTo('Can visit 5 be done 4 days late?', [...days, ...FILLER])).toHaveLength(1);
    });

    it('have the sentence after a rule, which may limit it', async () => {
      const text = 'A missed week 4 visit may be made up within 3 days. After that no dose is given. Tea is served.';
      const answer = await answerTo('She missed the week 4 visit, may I still dose?', [
        { text, section: ['2 Visits'] },
      ]);
      expect(answer?.map((line) => line.text)).toEqual([
        'A missed week 4 visit may be made up within 3 days.',
        'After that no dose is given.',
      ]);
    });

    it('are of a day in a cycle, however the schedule prints it', async () => {
      const cycles = [
        row('Vital signs X X X', [
          ['Cycle 3, 5, 7 etc.', 'D1', '(±2)'],
          ['C4D1', '±3'],
        ]),
      ];
      const late = async (visit: string) =>
        (
          await answerTo(`${visit} will be two days late because of a holiday, is that ok?`, [...cycles, ...FILLER])
        )?.map(({ text }) => text);
      expect(await late('Cycle 5 day 1')).toEqual(['Cycle 3, 5, 7 etc., D1, (±2)']);
      expect(await late('C4 D1')).toEqual(['C4D1, ±3']);
      expect(await late('C6D1')).not.toEqual(['C4D1, ±3']);
    });

    it('have the window of all visits where the schedule has none', async () => {
      const windows = { text: 'The window of all visits is ±4 days.', section: ['4.4 Visit windows'] };
      const other = { text: 'The window of all visits after Visit 9 is ±5 days.', section: ['4.4 Visit windows'] };
      expect((await linesTo('Can visit 10 be 4 days late?', other, windows))?.[0]).toBe(windows.text);
      expect(await linesTo('Can visit 6 be 4 days late?', windows)).not.toContain(windows.text);
    });
  });
});
