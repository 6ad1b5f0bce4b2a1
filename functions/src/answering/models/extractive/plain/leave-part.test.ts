import { answerTo, FILLER, type Part } from '../../../testing/answer-to.ts';

describe('one section on permitted and prohibited medicines', () => {
  const section = ['6 Treatment', '6.9 Concomitant medication'];
  const rule = 'All medicines are recorded.';
  const permitted = 'The following are permitted:';
  const prohibited = 'The following are not allowed:';
  const items = (leadIn: string, ...texts: string[]): Part[] => [
    { text: leadIn, section },
    ...texts.map((text): Part => ({ text: `• ${text}`, kind: 'list', section, context: { leadIn: [leadIn] } })),
  ];
  const linesTo = async (question: string, ...parts: Part[]) =>
    (await answerTo(question, [{ text: rule, section }, ...parts, ...FILLER]))?.map(({ text }) => text);
  const both = [...items(prohibited, 'Opioids', 'Cannabinoids'), ...items(permitted, 'Vaccines', 'Insulin')];

  it('answers with the list that is asked for, and with what follows it', async () => {
    const exception = { text: 'A short course is recorded.', section };
    expect(await linesTo('Which medications are permitted?', ...both, exception)).toEqual([
      permitted,
      'Vaccines',
      'Insulin',
      exception.text,
    ]);
    expect(await linesTo('Which medications are prohibited?', ...both, exception)).toEqual([
      prohibited,
      'Opioids',
      'Cannabinoids',
      exception.text,
    ]);
  });

  it('begins with the first sentence on what is asked for', async () => {
    const before = { text: 'These medicines are not permitted from Visit 2.', section };
    expect(await linesTo('Which medications are prohibited?', before, ...both)).toEqual([
      before.text,
      prohibited,
      'Opioids',
      'Cannabinoids',
    ]);
  });

  it('answers with the other list if there is but one', async () => {
    expect(await linesTo('Which medications are permitted?', ...items(prohibited, 'Opioids', 'Cannabinoids'))).toEqual([
      rule,
      prohibited,
      'Opioids',
      'Cannabinoids',
    ]);
  });
});
