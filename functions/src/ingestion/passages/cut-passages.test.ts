import type { Content } from 'pdfmake/interfaces';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import { bold, cells, DOSES, find, table } from '../testing/tables.ts';

describe('the title of an appendix', () => {
  const headers = ['Dose level', 'Dose', 'Frequency'].map((header) => bold(header));
  const doses = table([headers, ...DOSES], [100, 120, 150]);
  const limits = table(
    [
      [bold('What'), bold('Time limit')],
      ['Pregnancy', '24 hours'],
      ['Unblinding', '2 days'],
    ],
    [100, 120],
  );
  const title = (text: string, more: object = {}): Content => ({ text, bold: true, margin: [0, 20, 0, 20], ...more });

  it.each(['Appendix 4: Time limits', 'Appendix B', 'Attachment 2. Time limits'])(
    'ends the table before it, on its page and on the next: %s',
    async (text) => {
      for (const more of [{}, { pageBreak: 'before' }]) {
        const passages = await passagesOf(await makePdf([doses, title(text, more), limits]));
        expect(find(passages, 'Unblinding')?.context).toEqual({
          groups: [text],
          cells: cells({ What: 'Unblinding', 'Time limit': '2 days' }),
        });
      }
    },
  );

  it('is not a line that only mentions one', async () => {
    const line = title('Appendix 4 says how to reduce doses');
    const more = table(
      [
        ['Four', '100 mg/m2', 'Monthly'],
        ['Five', '50 mg/m2', 'Monthly'],
      ],
      [100, 120, 150],
    );
    const passages = await passagesOf(await makePdf([doses, line, more]));
    expect(find(passages, 'Five')?.context).toEqual({
      groups: ['Appendix 4 says how to reduce doses'],
      cells: cells({ 'Dose level': 'Five', Dose: '50 mg/m2', Frequency: 'Monthly' }),
    });
  });
});
