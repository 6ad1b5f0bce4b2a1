import { readDocument } from './read-document.ts';
import { readPdf } from './read-pdf.ts';
import { heading, makePdf } from './testing/make-pdf.ts';
import { bind, makeScan } from './testing/make-scan.ts';
import { hangsAfterMs } from '../testing/hangs-after.ts';
import type { Passage, PdfReading } from './passages/passage.ts';
import { readScans, type EarlierScans } from './scans/read-scans.ts';

const STORAGE = [
  heading('6.1 Storage'),
  'Study drug is kept in a locked refrigerator at 2 to 8 degrees Celsius. Any excursion is reported to the sponsor within one business day.',
];
const PRINTED = { text: 'The sponsor of this study is an invented company.', margin: 60 };
const BLANK = { canvas: [{ type: 'line' as const, x1: 0, y1: 0, x2: 0, y2: 0, lineWidth: 0 }] };

const LIMITS = { milliseconds: 240_000, pageCpuMilliseconds: 120_000, mebibytes: 900, attempts: 2, givenUp: 3 };
const NOTHING = { scans: new Map(), interruptions: new Map() };
const goOn = () => Promise.resolve(true);

function passagesOf(reading: PdfReading): Passage[] {
  if (reading.result === 'failed') throw new Error(reading.reason);
  return reading.file.passages;
}

const mentions = (word: string) => (passage: Passage) => passage.text.includes(word);

describe('a scanned page', () => {
  it(
    'is read by OCR, with the position of its text on the page',
    async () => {
      const progress: unknown[] = [];
      const { reading, left } = await readDocument(await bind([PRINTED, await makeScan(STORAGE), BLANK]), {
        earlier: NOTHING,
        limits: LIMITS,
        onPage: (scans) => Promise.resolve(progress.push(scans) > 0),
      });
      expect(left).toBe(0);
      expect(reading).toMatchObject({ file: { pages_without_text: [3], pages_read_by_ocr: [2] } });
      expect(progress).toEqual([
        { read: 1, of: 2 },
        { read: 2, of: 2 },
      ]);
      const passages = passagesOf(reading);
      expect(passages.find(mentions('invented company'))).not.toHaveProperty('read_by');
      const scanned = passages.find(mentions('refrigerator'));
      expect(scanned).toMatchObject({ page: 2, read_by: 'ocr' });
      const printed = passagesOf(await readPdf(await makePdf(STORAGE))).find(mentions('refrigerator'));
      expect(scanned?.text).toBe(printed?.text.replace('\n', ' '));
      for (const [at, edge] of (printed?.rect ?? []).entries())
        expect(Math.abs((scanned?.rect[at] ?? 0) - edge)).toBeLessThan(5);
    },
    hangsAfterMs(300),
  );

  it(
    'is read when it lies on its side',
    async () => {
      const { reading } = await readDocument(await bind([await makeScan(STORAGE, 90)]), {
        earlier: NOTHING,
        limits: LIMITS,
        onPage: goOn,
      });
      const scanned = passagesOf(reading).find(mentions('refrigerator'));
      const [left = 0, bottom = 0, right = 0, top = 0] = scanned?.rect ?? [];
      expect(scanned).toMatchObject({ read_by: 'ocr' });
      expect(top - bottom).toBeGreaterThan(right - left);
    },
    hangsAfterMs(300),
  );
});

const SCHEDULE = [
  heading('Table 4 Schedule of assessments'),
  {
    table: {
      widths: [150, 60, 60, 60],
      body: [
        ['Assessment', 'Screening', 'Week 2', 'Week 4'],
        ['Physical examination', 'x', '', 'x'],
        ['Pregnancy test', 'x', 'x', 'x'],
        ['Electrocardiogram', '', '', 'x'],
      ],
    },
  },
];

describe('a scanned table with ruling lines', () => {
  it(
    'is read with the visits of its marks',
    async () => {
      const { reading } = await readDocument(await bind([await makeScan(SCHEDULE)]), {
        earlier: NOTHING,
        limits: LIMITS,
        onPage: goOn,
      });
      const rows = passagesOf(reading).filter(({ kind }) => kind === 'table');
      expect(rows.map(({ text, context }) => [text, context.marks])).toEqual([
        ['Physical examination X X', [['Screening'], ['Week 4']]],
        ['Pregnancy test X X X', [['Screening'], ['Week 2'], ['Week 4']]],
        ['Electrocardiogram X', [['Week 4']]],
      ]);
    },
    hangsAfterMs(300),
  );
});

describe('the limits of OCR', () => {
  it(
    'leave the rest of a slice to the next, which does not read a page again',
    async () => {
      const bytes = await bind([PRINTED, BLANK, BLANK]);
      const first = await readDocument(bytes, {
        earlier: NOTHING,
        limits: LIMITS,
        onPage: ({ read }) => Promise.resolve(read < 1),
      });
      expect(first.left).toBe(1);
      const progress: number[] = [];
      const second = await readDocument(bytes, {
        earlier: first.scanned,
        limits: LIMITS,
        onPage: ({ read }) => Promise.resolve(progress.push(read) > 0),
      });
      expect(progress).toEqual([2]);
      expect(second).toMatchObject({ left: 0, reading: { file: { pages_without_text: [2, 3] } } });
    },
    hangsAfterMs(300),
  );

  it.each([
    ['takes too long', { pageCpuMilliseconds: 1 }],
    ['takes too much memory', { mebibytes: 1 }],
    ['takes a whole slice', { milliseconds: 0 }],
  ])(
    'try a page that %s again in the next slice, and then keep the text of the others',
    async (_, limit) => {
      const bytes = await bind([PRINTED, await makeScan(STORAGE)]);
      const read = (earlier: EarlierScans, limits: object) =>
        readDocument(bytes, { earlier, limits: { ...LIMITS, ...limits }, onPage: goOn });
      const first = await read(NOTHING, limit);
      expect(first).toMatchObject({ left: 1, scanned: { interruptions: new Map([[2, 1]]) } });
      const again = await read(first.scanned, {});
      expect(again).toMatchObject({ left: 0, reading: { file: { pages_without_text: [], pages_read_by_ocr: [2] } } });
      const last = await read(first.scanned, limit);
      expect(last).toMatchObject({ left: 0, reading: { file: { pages_without_text: [2], pages_read_by_ocr: [] } } });
      expect(passagesOf(last.reading)).toHaveLength(1);
    },
    300_000,
  );

  it(
    'read the other pages before one that was interrupted, which is first in the next slice',
    async () => {
      const begun: number[] = [];
      const bytes = await bind([PRINTED, await makeScan(STORAGE), BLANK, BLANK]);
      const limits = { ...LIMITS, pageCpuMilliseconds: 1 };
      const first = await readScans({ bytes, pages: [2, 3, 4] }, { limits });
      expect([...first.interruptions.keys()]).toEqual([2, 3, 4]);
      const { interruptions } = first;
      const earlier = { scans: first.read, interruptions: new Map([[2, interruptions.get(2) ?? 0]]) };
      const second = await readScans(
        { bytes, pages: [2, 3, 4] },
        { limits: LIMITS, earlier, onPage: (read) => Promise.resolve(begun.push(read) < 1) },
      );
      expect([...second.read.keys()]).toEqual([2]);
    },
    hangsAfterMs(300),
  );

  it(
    'give up the rest once more pages were given up than read',
    async () => {
      const bytes = await bind([PRINTED, BLANK, BLANK, BLANK]);
      const limits = { ...LIMITS, pageCpuMilliseconds: 1, attempts: 1, givenUp: 1 };
      const { read, interruptions } = await readScans({ bytes, pages: [2, 3, 4] }, { limits });
      expect([...read.values()]).toEqual([null, null, null]);
      expect(interruptions.size).toBe(2);
    },
    hangsAfterMs(300),
  );

  it(
    'report a document of blank pages as one without text',
    async () => {
      const options = { earlier: NOTHING, limits: LIMITS, onPage: goOn };
      const { reading } = await readDocument(await bind([BLANK]), options);
      expect(reading).toMatchObject({ result: 'failed', reason: 'no_text' });
    },
    hangsAfterMs(120),
  );
});
