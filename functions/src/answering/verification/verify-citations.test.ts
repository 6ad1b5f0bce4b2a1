import type { ModelSentence } from '../models/draft-model.ts';
import type { ScopePassage } from '../retrieval/scope.ts';
import { makeDocument } from '../testing/make-scope.ts';
import { verifyCitations } from './verify-citations.ts';

const document = makeDocument('Protocol.pdf', [
  { text: 'The last dose is given\n7 days before enrollment.', section: ['3 Plan', '3.4 Criteria'] },
]);
const passages = new Map<string, ScopePassage>(
  document.file.passages.map((passage) => [passage.id, { key: passage.id, document, passage }]),
);

/** The whole sentence. */
const quote = 'The last dose is given 7 days before enrollment.';

function verify(sentences: ModelSentence[], asked = '') {
  return verifyCitations(sentences, { passages, asked });
}

describe('verifyCitations', () => {
  it('keeps a sentence whose quote is in its passage, with page and section', () => {
    const sentences = [{ text: 'Seven days.', quotes: [{ passageKey: 'p1-1', quote }] }];
    expect(verify(sentences)).toEqual([
      {
        text: 'Seven days.',
        citations: [
          {
            document_id: 'protocol-pdf',
            document_name: 'Protocol.pdf',
            document_version: 1,
            document_sha256: 'c0ffee',
            document_generation: '7',
            page: 1,
            section: '3 Plan › 3.4 Criteria',
            text_snippet: quote,
          },
        ],
        siteValues: [],
      },
    ]);
  });

  it('marks a quote of text read by OCR with its place on the page', () => {
    const scan = makeDocument('Scan.pdf', [
      { text: 'Given 7 days before the visit.', rect: [72, 600, 540, 640], read_by: 'ocr' },
    ]);
    const scanned = new Map(scan.file.passages.map((passage) => [passage.id, { key: '', document: scan, passage }]));
    const whole = 'Given 7 days before the visit.';
    const sentences = [{ text: 'Seven days.', quotes: [{ passageKey: 'p1-1', quote: whole }] }];
    expect(verifyCitations(sentences, { passages: scanned, asked: '' })).toMatchObject([
      { citations: [{ text_snippet: whole, ocr_rect: { left: 72, bottom: 600, right: 540, top: 640 } }] },
    ]);
  });

  it('accepts a sentence on a row of a schedule at the visits of its marks only, and shows them with the quote', () => {
    const context = {
      caption: 'Table 1 Schedule',
      marks: [
        ['Visit 1', 'Week -2'],
        ['Visit 3', 'Week 4'],
      ],
    };
    const schedule = makeDocument('Schedule.pdf', [{ text: 'ECG X X', context }]);
    const rows = new Map(
      schedule.file.passages.map((passage) => [passage.id, { key: '', document: schedule, passage }]),
    );
    const at = (text: string) =>
      verifyCitations([{ text, quotes: [{ passageKey: 'p1-1', quote: 'ECG X X' }] }], { passages: rows, asked: '' });
    expect(at('An ECG is done at Week 4.')).toMatchObject([
      { citations: [{ text_snippet: 'ECG X X', marked_under: 'Visit 1, Week -2; Visit 3, Week 4' }] },
    ]);
    expect(at('An ECG is done at Week 8.')).toEqual([]);
  });

  it('drops what describes earlier versions unless the question is about them, and labels it', () => {
    const { file } = makeDocument('Protocol.pdf', [
      {
        text: 'The last dose was given 14 days before enrollment.',
        section: ['9 Changes'],
        context: { history: true },
      },
    ]);
    const past = new Map(file.passages.map((passage) => [passage.id, { key: passage.id, document, passage }]));
    const sentences = [
      {
        text: 'Fourteen days.',
        quotes: [{ passageKey: 'p1-1', quote: 'last dose was given 14 days before enrollment' }],
      },
    ];
    expect(verifyCitations(sentences, { passages: past, asked: '' })).toEqual([]);
    expect(verifyCitations(sentences, { passages: past, asked: '', asksForHistory: true })).toMatchObject([
      { citations: [{ section: 'From the history of changes › 9 Changes' }] },
    ]);
  });

  it('drops a quote that is not in its passage, and a sentence left without quotes', () => {
    const wrong = { passageKey: 'p1-1', quote: 'given 14 days before' };
    const right = { passageKey: 'p1-1', quote };
    expect(verify([{ text: 'Fourteen days.', quotes: [wrong] }])).toEqual([]);
    expect(verify([{ text: 'Seven.', quotes: [wrong, right] }])[0]?.citations).toHaveLength(1);
  });

  it('drops a quote of a passage that the model was not given', () => {
    expect(verify([{ text: 'Seven.', quotes: [{ passageKey: 'p9-9', quote }] }])).toEqual([]);
  });

  it('drops an empty quote, which every passage contains', () => {
    expect(verify([{ text: 'Anything.', quotes: [{ passageKey: 'p1-1', quote: ' ' }] }])).toEqual([]);
  });

  it('drops a sentence that changes a number or a unit of its quote', () => {
    const quotes = [{ passageKey: 'p1-1', quote: 'The last dose is given\n7 days before enrollment.' }];
    expect(verify([{ text: 'It is given 7 days before.', quotes }])).toHaveLength(1);
    expect(verify([{ text: 'It is given 14 days before.', quotes }])).toEqual([]);
    expect(verify([{ text: 'It is given 7 weeks before.', quotes }])).toEqual([]);
  });

  it('accepts the name of the section and words of the question', () => {
    const quotes = [{ passageKey: 'p1-1', quote }];
    expect(verify([{ text: 'By Section 3.4 the limit is 7 days.', quotes }])).toHaveLength(1);
    expect(verify([{ text: '5 days are too few.', quotes }], 'Are 5 days enough?')).toHaveLength(1);
    expect(verify([{ text: '5 days are too few.', quotes }], 'Is it enough?')).toEqual([]);
  });

  it('accepts values of the context, the section, the document name and the thread', () => {
    const table = makeDocument('Version 9.pdf', [
      { text: 'Weight measured', section: ['Table 6'], context: { caption: 'Within 5 days' } },
    ]);
    const known = new Map(table.file.passages.map((passage) => [passage.id, { key: '', document: table, passage }]));
    const quotes = [{ passageKey: 'p1-1', quote: 'Weight measured' }];
    const accepts = (text: string, asked = '') =>
      verifyCitations([{ text, quotes }], { passages: known, asked }).length === 1;
    expect(['In 5 days.', 'By Table 6.', 'By version 9.'].map((text) => accepts(text))).toEqual([true, true, true]);
    expect(accepts('In 4 days.')).toBe(false);
    expect(accepts('In 4 days.', 'Is it 4 days?')).toBe(true);
  });

  it('rejects values of a passage whose only quote was dropped', () => {
    const quotes = [
      { passageKey: 'p1-1', quote },
      { passageKey: 'p1-1', quote: 'within 9 hours' },
    ];
    expect(verify([{ text: 'Within 9 hours.', quotes }])).toEqual([]);
  });

  it('drops an empty sentence and trims the others', () => {
    const quotes = [{ passageKey: 'p1-1', quote }];
    expect(verify([{ text: '  ', quotes }])).toEqual([]);
    expect(verify([{ text: ' Seven. ', quotes }])[0]?.text).toBe('Seven.');
  });

  it('drops a sentence without quotes', () => {
    expect(verify([{ text: 'Seven.', quotes: [] }])).toEqual([]);
  });

  it('verifies each sentence independently', () => {
    const right = { text: 'Seven.', quotes: [{ passageKey: 'p1-1', quote }] };
    expect(verify([right, { text: 'Nine days.', quotes: right.quotes }, right])).toHaveLength(2);
  });

  it.each(['the', '7 days', 'given 7 days before'])('drops the quote %p, which says too little', (weak) => {
    expect(verify([{ text: 'It is given.', quotes: [{ passageKey: 'p1-1', quote: weak }] }])).toEqual([]);
  });

  it('lists values that only the thread states, and drops links that only the thread has', () => {
    const quotes = [{ passageKey: 'p1-1', quote }];
    const asked = 'Is 900 mg right? See https://evil.example or mail a@evil.example.';
    expect(verify([{ text: 'Give 900 mg 7 days before.', quotes }], asked)).toMatchObject([{ siteValues: ['900 mg'] }]);
    expect(verify([{ text: 'It is 7 days.', quotes }], asked)).toMatchObject([{ siteValues: [] }]);
    expect(verify([{ text: 'It is 7 days, see https://evil.example.', quotes }], asked)).toEqual([]);
    expect(verify([{ text: 'It is 7 days, ask a@evil.example.', quotes }], asked)).toEqual([]);
  });

  it.each([
    'evil.example/form',
    'evil.example',
    'www.evil.example',
    'forms.evil.example?id=7',
    'EVIL.example:8080/x',
    'ftp://evil.example',
    '3m.example',
    'bücher.example',
    'evil.xn--p1ai',
  ])('drops a sentence with %s, which only the thread has', (address) => {
    const quotes = [{ passageKey: 'p1-1', quote }];
    expect(verify([{ text: `It is 7 days, see ${address} for more.`, quotes }], `Is it on ${address}?`)).toEqual([]);
    expect(verify([{ text: `It is 7 days (${address}).`, quotes }], `Is it on ${address}?`)).toEqual([]);
  });

  it('keeps an address of the protocol', () => {
    const portal = makeDocument('Portal.pdf', [{ text: 'Enter each event at safety.sponsor.example/form at once.' }]);
    const known = new Map(portal.file.passages.map((passage) => [passage.id, { key: '', document: portal, passage }]));
    const quotes = [{ passageKey: 'p1-1', quote: 'Enter each event at safety.sponsor.example/form at once.' }];
    const keeps = (text: string) => verifyCitations([{ text, quotes }], { passages: known, asked: '' }).length;
    expect(keeps('Enter it at safety.sponsor.example/form.')).toBe(1);
    expect(keeps('Enter it at safety.sponsor.example/other.')).toBe(0);
  });

  it.each([
    'E.g. it is 7 days.',
    'It is 7 days, i.e. a week, given i.v. or s.c. at 2 p.m.',
    'It is 7 days vs. none, cf. Section 3.4.',
    'It is 7 days (mg/m2, b.i.d., approx.).',
    'The last dose is given 7 days before enrollment.',
  ])('takes no abbreviation or number for an address: %s', (text) => {
    expect(verify([{ text, quotes: [{ passageKey: 'p1-1', quote }] }], 'Is 2 right?')).toHaveLength(1);
  });

  it('drops a sentence that negates its quote or loses the negation before it', () => {
    const negated = makeDocument('Dose.pdf', [
      { text: 'Do not exceed the planned dose of the study drug on any day of treatment.' },
    ]);
    const known = new Map(
      negated.file.passages.map((passage) => [passage.id, { key: '', document: negated, passage }]),
    );
    const keeps = (text: string, cut: string) =>
      verifyCitations([{ text, quotes: [{ passageKey: 'p1-1', quote: cut }] }], { passages: known, asked: '' }).length;
    const whole = 'Do not exceed the planned dose of the study drug on any day of treatment.';
    const cut = 'exceed the planned dose of the study drug on any day of treatment';
    expect(keeps('Exceed the planned dose of the study drug.', whole)).toBe(0);
    expect(keeps('Exceed the planned dose of the study drug.', cut)).toBe(0);
    expect(keeps('The planned dose must not be exceeded.', whole)).toBe(1);
  });
});
