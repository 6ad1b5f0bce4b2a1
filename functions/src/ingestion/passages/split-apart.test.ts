import { drawPdf, type Drawn } from '../testing/draw-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';

const FOOTER = { date: '18 Apr 2026', company: 'Acme Research', version: 'Version 5.1 Incorporating Amendment 6' };

/** A footer of two lines, whose company and page number repeat in a form that identifies nothing. */
function page(at: number): Drawn[] {
  return [
    { text: `The visit ${'abcdefgh'[at]} takes place at the site and is recorded.`, x: 72, y: 500 },
    { text: FOOTER.date, x: 72, y: 60 },
    { text: FOOTER.company, x: 260, y: 60 },
    { text: `Page ${at + 1} of 8`, x: 450, y: 60 },
    { text: FOOTER.version, x: 72, y: 48 },
  ];
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}

it('never joins words that have others between them on the page', async () => {
  const pages = Array.from({ length: 8 }, (_, at) => page(at));
  const passages = await passagesOf(drawPdf(pages));
  const lines = passages.filter((passage) => passage.page === 1).flatMap(({ text }) => text.split('\n'));
  expect(lines).toEqual(expect.arrayContaining([FOOTER.date, FOOTER.version]));
  for (const passage of passages) {
    const printed = squeeze((pages[passage.page - 1] ?? []).map(({ text }) => text).join(''));
    expect(printed).toContain(squeeze(passage.text));
  }
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
});

it('keeps the lines of a list item together whose mark is drawn after its first line', async () => {
  const lines = [
    'The following applies to all participants of the study:',
    'Has had stable treatment for at least 30 days before the first visit, without any change of the',
    '3.',
    'dose that was prescribed, except for insulin.',
  ];
  const drawn = lines.map((text, at) => ({ text, x: text === '3.' ? 72 : 90, y: [520, 500, 500, 486][at] ?? 0 }));
  const passages = await passagesOf(drawPdf([drawn]));
  expect(passages.map(({ text }) => squeeze(text)).join('\n')).toContain(
    squeeze('without any change of the dose that was prescribed'),
  );
});
