import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

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

  it('is what a row says under a header that speaks of leave', async () => {
    const cells = [
      { header: 'Medicine', text: 'Warfarin' },
      { header: 'When it is permitted', text: 'From Visit 9' },
    ];
    const table: Part = { text: 'Warfarin From Visit 9', kind: 'table', section: ['6.6 Rules'], context: { cells } };
    expect(await answerTo('Is warfarin allowed?', [table, ...FILLER])).toHaveLength(1);
  });

  it('is what they say of its class', async () => {
    const answer = await answerTo('Can they take omeprazole?', [...list, ...FILLER]);
    expect(answer?.map(({ text }) => text)).toEqual([leadIn[0], 'Proton pump inhibitors']);
  });

  it('is not given by a passage that only mentions it, or by one on other medicines', async () => {
    const background: Part[] = [{ text: 'Patients on warfarin were older.', section: ['2 Background'] }];
    expect(await answerTo('Is warfarin allowed?', [...background, ...FILLER])).toBeNull();
    expect(await answerTo('Is metformin allowed?', [...list, ...FILLER])).toBeNull();
  });
});
