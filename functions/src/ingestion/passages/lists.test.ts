import type { Content } from 'pdfmake/interfaces';
import { findQuote } from '../../answering/verification/find-quote.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { passagesOf } from '../testing/passages-of.ts';
import type { PassageContext } from './passage-context.ts';

async function contextOf(start: string, content: Content[]): Promise<PassageContext | undefined> {
  const passages = await passagesOf(await makePdf(content));
  return passages.find(({ kind, text }) => kind === 'list' && text.includes(start))?.context;
}

const REASONS = 'Patients are excluded for any of these reasons:';

describe('the items of a list', () => {
  it('keep their lead-in across pages', async () => {
    const indented = { margin: [20, 0, 0, 0] as [number, number, number, number] };
    const list = [
      REASONS,
      { ol: ['Hypertension', 'Stroke'], ...indented },
      { ol: ['Pregnancy', 'Allergy'], start: 3, ...indented, pageBreak: 'before' as const },
    ];
    expect(await contextOf('Allergy', list)).toEqual({ leadIn: [REASONS] });
  });

  it('keep their parent item, whether indented or only marked differently', async () => {
    const nested = [
      REASONS,
      {
        ol: [
          'Hypertension',
          { stack: ['One of these events:', { ol: ['Stroke', 'Infarction'], type: 'lower-alpha' as const }] },
        ],
      },
    ];
    expect(await contextOf('Infarction', nested)).toEqual({ leadIn: [REASONS, '2. One of these events:'] });
    const flat = [
      '1. Any of these events:',
      'a) Stroke',
      'b) An infarction with:',
      'i. surgery',
      'c) Bleeding',
      '2. Allergy',
    ];
    expect(await contextOf('Stroke', flat)).toEqual({ leadIn: ['1. Any of these events:'] });
    expect(await contextOf('surgery', flat)).toEqual({
      leadIn: ['1. Any of these events:', 'b) An infarction with:'],
    });
    expect(await contextOf('Bleeding', flat)).toEqual({ leadIn: ['1. Any of these events:'] });
    expect(await contextOf('Allergy', flat)).toEqual({});
  });

  it('are led into by the sentence before one that only points to them', async () => {
    const rule = 'Potent inhibitors are prohibited until the end of the study.';
    const pointed = [`${rule} Examples are listed below.`, { ol: ['Fluconazole', 'Omeprazole'] }];
    expect(await contextOf('Omeprazole', pointed)).toEqual({ leadIn: [rule] });
    const listed = 'Medicines that are not allowed are listed below.';
    expect(await contextOf('Omeprazole', [listed, { ol: ['Omeprazole'] }])).toEqual({ leadIn: [listed] });
    const other = [`${rule} The doses were below 5 mg.`, { ol: ['Omeprazole'] }];
    expect(await contextOf('Omeprazole', other)).toEqual({});
  });

  it('are not joined to the previous item when their marks are drawn after them', async () => {
    const list = {
      ol: ['Hypertension', { stack: ['Events', { ol: ['Stroke', 'Infarction'], type: 'lower-alpha' as const }] }],
    };
    const passages = await passagesOf(await makePdf([REASONS, list]));
    expect(passages.map(({ text }) => text)).toEqual([
      REASONS,
      '1. Hypertension',
      '2. Events',
      'a. Stroke',
      'b. Infarction',
    ]);
  });
});

describe('a word hyphenated at the end of a line', () => {
  it('is found when quoted without its hyphen', async () => {
    const [passage] = await passagesOf(await makePdf(['The site may interrupt treat-\nment for up to four weeks.']));
    expect(findQuote(passage?.text ?? '', 'interrupt treatment for up to four weeks')).not.toBeNull();
  });
});
