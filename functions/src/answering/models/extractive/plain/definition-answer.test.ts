import { answerTo, confidenceTo, FILLER, type Part } from '../../../testing/answer-to.ts';

const section = ['11 Statistics', '11.3 Endpoints'];
const response = 'Clinical response is defined as a decrease of the score by at least 3 points.';
const endpoint: Part = { text: `The endpoint is clinical response at Week 8. ${response}`, section };
const elsewhere: Part = {
  text: 'Subjects in clinical response enter the maintenance study, which is defined as the second part.',
  section: ['3 Design'],
};

async function linesTo(question: string, ...protocol: Part[]): Promise<string[] | undefined> {
  return (await answerTo(question, [...protocol, ...FILLER]))?.map(({ text }) => text);
}

describe('a question what something is', () => {
  it('is answered by its definition', async () => {
    expect(await linesTo('What is clinical response?', elsewhere, endpoint)).toEqual([response]);
    expect(await linesTo('How is clinical response defined?', elsewhere, endpoint)).toEqual([response]);
    expect(await confidenceTo('What is clinical response?', [endpoint, ...FILLER])).toBe('medium');
  });

  it('is answered by how it is determined', async () => {
    const determined =
      'The proportion of subjects achieving a partial remission will be determined based on 5 of 7 scores.';
    expect(await linesTo('What is partial remission?', elsewhere, { text: determined, section })).toEqual([determined]);
  });

  it('is answered by each of several definitions, and by none of something narrower', async () => {
    const global = 'In other countries: Clinical response is defined as a decrease of the score by 30%.';
    const early = 'Early sustained clinical response is defined as a response at Week 2 that lasts.';
    const others: Part[] = [global, early].map((text) => ({ text, section }));
    expect(await linesTo('What is clinical response?', endpoint, ...others)).toEqual([response, global]);
    expect(await linesTo('What is early sustained clinical response?', endpoint, ...others)).toEqual([early]);
  });

  it('brings the items that define it', async () => {
    const leadIn = 'A relapse is defined as any of the following:';
    const items = ['Fever for two days', 'A score above 6'];
    const list = items.map((item): Part => ({
      text: `• ${item}`,
      kind: 'list',
      section,
      context: { leadIn: [leadIn] },
    }));
    expect(await linesTo('What counts as a relapse?', { text: leadIn, section }, ...list)).toEqual([leadIn, ...items]);
  });

  it('is not answered by the title of another work', async () => {
    const title = 'Perrotta F. Minimal disease activity is a measure of response. J Rheumatol. 2016;43(2):350-5.';
    for (const heading of ['15.0 Reference List', '16 List of References', 'References'])
      expect((await linesTo('What is minimal disease activity?', { text: title, section: [heading] })) ?? []).toEqual(
        [],
      );
  });

  it('has no definition where the words only occur in another', async () => {
    expect((await linesTo('What is maintenance therapy?', elsewhere)) ?? []).not.toContain(elsewhere.text);
  });
});
