import type { SiteRequest } from '@trialdesk/contract/entities/request';
import type { RequestExport } from '@trialdesk/contract/replies/request-export';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from '../../ingestion/read-pdf.ts';
import type { ExportedRequest } from '../request-export.ts';
import { exportPdf } from './export-pdf.ts';
import { printable } from './printable.ts';

const sha256 = 'a3f5'.repeat(16);

const record: RequestExport = {
  format: 'trialdesk-request-1',
  audience: 'research team',
  exported_at: '2026-03-01T09:00:00.000Z',
  exported_by: { name: 'Zoë Łukasiewicz', role: 'Administrator' },
  request: { request_id: 'r-1', title: 'Dose ≤ 5 µg/m² — après la visite', site_name: 'Клиника Αθήνα' },
  queries: [
    {
      id: 'q-1',
      question: 'May the dose be given\nthree days late?',
      draft: {
        state: 'ready',
        text: 'Within 3 days. [1]',
        model: 'gemini-x',
        prompt_version: '7',
        searched: [{ version: 2 }],
      },
      edits: [{ action: 'answer.sent', diff: '--- before\n+++ after\n-Within 3 days.\n+Within three days.' }],
      evaluation: { answered: true, relevance: 5, comment: '用' },
      sent: { text: 'Within three days.', signature: { name: 'Mara', meaning: 'Reviewed and sent' }, seal: { sha256 } },
      seal_state: 'intact',
      redraft: null,
    },
  ],
  audit: [{ action: 'request.created', before: null, after: { title: 'Dose' } }],
};

const mara = { id: 'u-1', name: 'Mara Keller' };

const conversation: SiteRequest = {
  request_id: 'r-1',
  request_number: 'LAN-0042',
  study_id: 's-1',
  study_name: 'LANTERN-3',
  site_id: 'c-1',
  site_name: 'Клиника Αθήνα',
  title: 'Dose ≤ 5 µg/m² — après la visite',
  category: 'study_procedures',
  priority: 'high',
  status: 'completed',
  created_at: '2026-02-27T16:05:00.000Z',
  requester_id: 'u-1',
  requester_name: 'Mara Keller',
  answered_at: '2026-02-28T08:30:00.000Z',
  active_at: '2026-02-28T08:30:00.000Z',
  queries: [
    {
      id: 'q-1',
      question: 'May the dose be given\nthree days late?',
      asked_by: mara,
      timestamp_created: '2026-02-27T16:05:00.000Z',
      changes: [{ id: 'a', kind: 'added', text: 'late?', by: mara, at: '2026-02-27T17:00:00.000Z' }],
      answer: {
        text: 'Within three days. [1]',
        citations: [
          {
            ...{ number: 1, document_id: 'd-1', document_name: 'Protocol', document_version: 2, page: 12 },
            ...{ section: '6 Dosing › 6.2 Late doses', text_snippet: 'Within three days of the visit.' },
          },
        ],
        sent_at: '2026-02-28T08:30:00.000Z',
        signature: {
          ...{ name: 'Piotr Nowak', role: 'Site Manager', signed_at: '2026-02-28T08:30:00.000Z' },
          meaning: 'Reviewed and sent',
        },
      },
    },
    {
      id: 'q-2',
      question: 'And four days?',
      asked_by: mara,
      timestamp_created: '2026-03-01T00:05:00.000Z',
      withdrawn: { reason: 'Asked by mistake.', by: mara, at: '2026-03-01T00:10:00.000Z' },
      answer: null,
    },
    {
      id: 'q-3',
      question: 'And five?',
      asked_by: mara,
      timestamp_created: '2026-03-01T00:15:00.000Z',
      answer: null,
    },
  ],
};

const exported: ExportedRequest = {
  record,
  conversation,
  seals: [{ query_id: 'q-1', state: 'intact', sha256 }],
};

/** Has no text in common with the record. */
const EMPTY: SiteRequest = { ...conversation, request_id: 'r-2', title: 'Other', site_name: 'Elms', queries: [] };

/** Every text, number and switch in it. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return value === null ? [] : [typeof value === 'string' ? value : JSON.stringify(value)];
}

const bare = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

async function textOf(pdf: Uint8Array): Promise<string> {
  const reading = await readPdf(pdf);
  if (reading.result === 'failed') throw new Error(reading.reason);
  return bare(reading.file.passages.map(({ text, section }) => [...section, text].join('\n')).join('\n'));
}

test('the PDF has everything that the JSON has, in text that can be read', async () => {
  const text = await textOf(await exportPdf({ ...exported, conversation: EMPTY }));
  for (const leaf of leavesOf(record))
    for (const line of leaf.split('\n')) expect(text).toContain(bare(printable(line)));
  expect(text).toContain(bare('Prompt version: 7'));
});

test('it begins with what was asked and answered, to be read and filed', async () => {
  const text = await textOf(await exportPdf(exported));
  const parts = [
    'LAN-0042 · LANTERN-3 · Клиника Αθήνα',
    'Study Procedures · High priority',
    'Question 1',
    'Asked by Mara Keller on February 27, 2026 at 16:05 UTC',
    'May the dose be given three days late?',
    'Added by Mara Keller on February 27, 2026 at 17:00 UTC',
    'Within three days. [1]',
    '[1] Protocol, version 2, page 12 · 6 Dosing › 6.2 Late doses “Within three days of the visit.”',
    'Reviewed and sent by Piotr Nowak (Site Manager) on February 28, 2026 at 08:30 UTC',
    'Seal intact: question, answer and citations are as they were sent.',
    'Question 2',
    'Withdrawn by Mara Keller on March 1, 2026 at 00:10 UTC',
    'Asked by mistake.',
    'Question 3',
    'Not answered yet',
    'Complete record',
  ];
  const places = parts.map((part) => text.indexOf(bare(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the record does not repeat what the conversation has', async () => {
  const [turn] = conversation.queries;
  const { question, answer } = turn ?? {};
  const queries = [{ question, draft: { text: 'Another text.' }, sent: answer }];
  const text = await textOf(await exportPdf({ ...exported, record: { ...record, queries } }));
  for (const once of [question ?? '', answer?.text ?? '', 'Within three days of the visit.'])
    expect(text.split(bare(once))).toHaveLength(2);
  expect(text).toContain(bare('Another text.'));
});

test('citations are written once if they were sent as drafted', async () => {
  const citations = [{ number: 1, page: 12, text_snippet: 'Within three days of the visit.' }];
  const draft = { state: 'ready', text: 'Yes. [1]', citations };
  const timesIn = async (sent: readonly object[]) => {
    const queries = [{ draft, sent: { text: 'Yes. [1]', citations: sent } }];
    const text = await textOf(await exportPdf({ ...exported, record: { ...record, queries }, conversation: EMPTY }));
    return [text.split(bare('Within three days of the visit.')).length - 1, text.includes(bare('As in the draft'))];
  };
  expect(await timesIn(structuredClone(citations))).toEqual([1, true]);
  expect(await timesIn([{ ...citations[0], page: 13 }])).toEqual([2, false]);
});

test('the PDF has a title and a language, and does not claim to be tagged', async () => {
  const pdf = await getDocument({ data: await exportPdf(exported) }).promise;
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'Request LAN-0042',
    Author: 'TrialDesk',
    Language: 'en-US',
    PDFFormatVersion: '1.7',
  });
  expect(await pdf.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]));
  expect(await pdf.getMarkInfo()).toBeNull();
  await pdf.loadingTask.destroy();
});

test('what the font cannot draw is written by its code', () => {
  expect(printable('A é ≤ µ 用 😀\u0007')).toBe('A é ≤ µ [U+7528] [U+1F600][U+0007]');
});
