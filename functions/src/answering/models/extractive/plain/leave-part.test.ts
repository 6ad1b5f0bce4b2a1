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

  it('answers with the list that is asked for', async () => {
    expect(await linesTo('Which medications are permitted?', ...both)).toEqual([
      rule,
      permitted,
      'Vaccines',
      'Insulin',
    ]);
    expect(await linesTo('Which medications are prohibited?', ...both)).toEqual([
      rule,
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
