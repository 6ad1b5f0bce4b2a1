import type { Content } from 'pdfmake/interfaces';
import { heading, makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';

const CHAPTERS = ['Background', 'Aims', 'Design', 'Patients', 'Drug', 'Visits', 'Safety', 'Statistics', 'References'];

const contents: Content[] = CHAPTERS.map((title, at) => `${at + 1} ${title} .............................. ${at + 2}`);
const contentsPage: Content = { stack: contents, pageBreak: 'before' };
const next = (text: string): Content => ({ text, bold: true, pageBreak: 'before', margin: [0, 8, 0, 4] });

async function sectionOf(start: string, content: Content[]): Promise<string[] | undefined> {
  const passages = await passagesOf(await makePdf(content));
  return passages.find(({ text }) => text.split('\n').some((line) => line.startsWith(start)))?.section;
}

const body = 'The study drug is given with water in the morning of each day, and at least an hour before a meal.';
const after = 'Missed doses are not made up for, and the next dose is given at the usual time of the next day.';

describe('headings', () => {
  it('are not footnotes, which are smaller than text', async () => {
    const footnote: Content = {
      text: '11 Weight will also be measured at the end of the study',
      fontSize: 8,
      bold: true,
    };
    expect(await sectionOf('Missed', [heading('9 Dose'), body, footnote, after])).toEqual(['9 Dose']);
  });

  it('are not the "or" between criteria', async () => {
    const or: Content = { text: 'OR', bold: true };
    const and: Content = { text: 'AND B. Have had at least 2 doses of it', bold: true };
    expect(await sectionOf('Missed', [heading('4 Criteria'), body, or, body, and, after])).toEqual(['4 Criteria']);
    const orders: Content = { text: 'Orders', bold: true };
    expect(await sectionOf('Missed', [heading('4 Criteria'), body, orders, after])).toEqual(['4 Criteria', 'Orders']);
  });

  it('are those that the contents list', async () => {
    const pages = [next('5 Drug'), body, heading('6 Packs are numbered and returned'), after];
    expect(await sectionOf('Missed', [...contents, ...pages])).toEqual(['5 Drug']);
  });

  it('may skip numbers when the contents list them', async () => {
    const pages = [next('1 Background'), body, heading('8 Statistics'), after];
    expect(await sectionOf('Missed', [...contents, ...pages])).toEqual(['8 Statistics']);
  });

  it('go on in a second line when the first is unfinished', async () => {
    const titleOf = (first: string, second: string) => sectionOf('Missed', [heading(first), heading(second), after]);
    expect(await titleOf('5 Thromboembolic events (Both', 'Arms)')).toEqual(['5 Thromboembolic events (Both Arms)']);
    expect(await titleOf('5 Handling and return of', 'Study drug')).toEqual(['5 Handling and return of Study drug']);
    expect(await titleOf('5 Handling of the drug', 'Cold chain')).toEqual(['5 Handling of the drug', 'Cold chain']);
  });

  it('may lack the space after their number, unlike quantities', async () => {
    const [above, dose] = ['5.0 Drug', heading('5.1.Dose and time')];
    expect(await sectionOf('Missed', [heading(above), body, dose, after])).toEqual([above, '5.1 Dose and time']);
    expect(await sectionOf('Missed', [heading(above), body, heading('5.1.IU are given'), after])).toEqual([above]);
  });

  it('numbered 5.0 are above 5.1', async () => {
    expect(await sectionOf('Missed', [heading('5.0 Drug'), body, heading('5.1 Dose'), after])).toEqual([
      '5.0 Drug',
      '5.1 Dose',
    ]);
  });

  it('of appendices leave the last chapter and keep their own subheadings', async () => {
    const pages = [heading('9 References'), body, next('Appendix 2. Laboratory Tests'), heading('Haematology'), after];
    expect(await sectionOf('Missed', pages)).toEqual(['Appendix 2. Laboratory Tests', 'Haematology']);
  });

  it('of appendices may have the font of the text and a gap after their label if the contents list them', async () => {
    const appendix = (label: string): Content => ({
      columns: [
        { text: label, width: 120 },
        { text: 'Laboratory Tests', width: '*' },
      ],
      pageBreak: 'before',
    });
    const listed: Content[] = [...contents, 'Appendix B. Laboratory Tests ........................ 11'];
    const sectionAfter = (label: string) =>
      sectionOf('Missed', [...listed, next('9 References'), body, appendix(label), { text: after, margin: [0, 8] }]);
    expect(await sectionAfter('Appendix B.')).toEqual(['Appendix B. Laboratory Tests']);
    expect(await sectionAfter('Appendix C.')).toEqual(['9 References']);
  });

  it('with a Roman number leave numbered sections', async () => {
    const pages = [heading('2 Signature of the investigator'), body, heading('IV. SYNOPSIS'), after];
    expect(await sectionOf('Missed', pages)).toEqual(['IV. SYNOPSIS']);
  });

  it('may begin with an abbreviation in lower case', async () => {
    expect(await sectionOf('Missed', [heading('8.1 Visits'), body, heading('8.2 e-diary and calls'), after])).toEqual([
      '8.2 e-diary and calls',
    ]);
    expect(await sectionOf('Missed', [heading('8.1 Visits'), body, heading('8.2 irRECIST'), after])).toEqual([
      '8.2 irRECIST',
    ]);
  });

  it('are not the lines of a title page, which the contents do not list', async () => {
    const pages = [heading('Fenwick Biologics'), body, contentsPage, next('1 Background'), after];
    expect(await sectionOf('The study drug', pages)).toEqual([]);
  });

  it('without the numbers that the contents have no text for leave the subsection before', async () => {
    const unnumbered = [...CHAPTERS.map((title, at) => `${at + 1} ${title}`), 'Blinding of patients'];
    const listed = unnumbered.map((title, at): Content => `${title} .............................. ${at + 2}`);
    const pages = [next('5 Drug'), heading('5.1 Dose'), body, heading('Blinding of patients'), after];
    expect(await sectionOf('Missed', [...listed, ...pages])).toEqual(['5 Drug', 'Blinding of patients']);
  });
});
