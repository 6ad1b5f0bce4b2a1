import { readFile } from 'node:fs/promises';
import { writeDraft } from '../functions/src/answering/jobs/write-draft.ts';
import { extractiveModel } from '../functions/src/answering/models/extractive/extractive.ts';
import { makeTask } from '../functions/src/answering/testing/make-scope.ts';
import { readPdf } from '../functions/src/ingestion/read-pdf.ts';
import { SAMPLE_STUDIES, type SampleStudy } from './studies.ts';

const READING_MS = 30_000;

const ANSWERS: Record<SampleStudy['key'], { question: string; answer: string }[]> = {
  lantern: [
    {
      question: 'At which visits is the urine drug screen done?',
      answer: 'Urine drug screen: Visit 1 (Week -4 to -2, Day -28 to -8); Visit 3 (Week 0, Day 1) [1]',
    },
    {
      question: 'When is creatinine measured?',
      answer:
        'Haematology, chemistry: Visit 1 (Week -4 to -2, Day -28 to -8); Visit 3 (Week 0, Day 1); Visit 5 (Week 2, Day 15, Window (days) ±2); Visit 6 (Week 4, Day 29, Window (days) ±3); Visit 7 (Week 8, Day 57, Window (days) ±3); Visit 8 (Week 12, Day 85, Window (days) ±3); Visit 9 (Week 16, Day 113, Window (days) ±5); Visit 10 (Week 20, Day 141, Window (days) ±5); Visit 11 (Week 26, Day 183, Window (days) ±5); Visit 12 (Week 30, Day 211, Window (days) ±5); Visit ET (Window (days) +7) [1]',
    },
  ],
  waypoint: [
    {
      question: 'At which visits is CT or MRI tumour imaging done?',
      answer:
        'CT or MRI: Screening (Day of study -28 to -1); C3D1 (Day of study 43, Window (days) ±3); C5D1 and on (Day of study 85 + 21n, Window (days) ±3); Visit EOT (Window (days) +7) [1]',
    },
  ],
};

describe.each(SAMPLE_STUDIES)('an extracted answer from the schedule of $name', ({ key, file, documentName }) => {
  it.each(ANSWERS[key])(
    'names the visits of the marked cells: $question',
    async ({ question, answer }) => {
      const reading = await readPdf(new Uint8Array(await readFile(new URL(file, import.meta.url))));
      if (reading.result === 'failed') throw new Error(reading.reason);
      const document = {
        id: key,
        name: documentName,
        version: 1,
        upload_date: '2026-02-03T12:00:00.000Z',
        file: { ...reading.file, document_id: key, source: { path: key, generation: '', sha256: '' } },
      };
      const draft = await writeDraft(makeTask(question, [document]), extractiveModel());
      const lines = draft.state === 'ready' ? draft.text.split('\n') : [];
      expect(lines[0]).toBe(answer);
    },
    READING_MS,
  );
});
