import fc from 'fast-check';
import { byteChanges, changedBytes } from '../testing/fuzz/changed-bytes.ts';
import { seeded, timeoutOf, tries } from '../testing/fuzz/tries.ts';
import { readPdf } from './read-pdf.ts';
import { drawPdf } from './testing/draw-pdf.ts';
import { heading, makePdf } from './testing/make-pdf.ts';

/** Each starts a worker. */
const EXTENT = { what: 'Damaged PDFs', runs: 8, seconds: 10 };

const LIMITS = { milliseconds: 10_000, mebibytes: 700 };

const table = {
  table: {
    body: [
      ['Visit', 'Week 4'],
      ['ECG', 'X'],
    ],
  },
};

/** One compressed, by a library; one plain, so that changes reach its text and its structure. */
const files = [
  await makePdf([heading('6. Study Drug'), 'Study drug is kept between 2 and 8 degrees.', table]),
  drawPdf([[{ text: '6 Study Drug', x: 72, y: 700 }], [{ text: 'Kept between 2 and 8 degrees.', x: 72, y: 700 }]]),
];

test(
  seeded('a damaged PDF is read or refused, and what is read has pages'),
  () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), byteChanges, async (file, changes) => {
        const reading = await readPdf(changedBytes(file, changes), { limits: LIMITS });
        if (reading.result === 'failed') {
          expect(reading.reason).toMatch(/^[a-z_]+$/);
          return;
        }
        for (const { page, text } of reading.file.passages) {
          expect(text.trim()).not.toBe('');
          expect(page).toBeGreaterThanOrEqual(1);
          expect(page).toBeLessThanOrEqual(reading.file.page_count);
        }
      }),
      tries(EXTENT),
    ),
  timeoutOf(EXTENT),
);
