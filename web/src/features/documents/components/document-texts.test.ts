import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { searchDocuments } from './document-list.ts';
import { ingestionText } from './ingestion-text.ts';

const document = (name: string): StudyDocument => ({
  id: name,
  name,
  study_id: null,
  version: 1,
  replaces: null,
  replaced_by: null,
  document_status: 'active',
  upload_date: '2026-03-02T12:00:00.000Z',
  uploaded_by: { id: 'morgan', name: 'Morgan Thistle' },
  size: 1,
  page_count: 36,
  ingestion: { state: 'queued', since: '' },
});

it('finds documents by name, with or without extension', () => {
  const all = [document('Protocol v3.pdf'), document('Manual.PDF')];
  const names = (search: string) => searchDocuments(all, search).map(({ name }) => name);
  expect(names('protocol')).toEqual(['Protocol v3.pdf']);
  expect(names('manual.pdf')).toEqual(['Manual.PDF']);
  expect(names(' ')).toEqual(['Protocol v3.pdf', 'Manual.PDF']);
  expect(names('laboratory')).toEqual([]);
});

it('says that a document waits for its file', () => {
  const outage = { since: '2026-03-02T12:00:00.000Z', failures: 2, retry_at: '2026-03-02T12:03:00.000Z' };
  const { label, tone, detail } = ingestionText({ state: 'queued', since: '', outage }, 0);
  expect([label, tone]).toEqual(['Waiting', 'info']);
  expect(detail).toMatch(/has not answered since \d+:00.* next attempt is at \d+:03/);
});

describe('ingestionText', () => {
  const ready = (pages_without_text: number[], passages = 412) =>
    ingestionText({ state: 'ready', at: '', passages, pages_without_text }, 36).detail;

  it('counts pages and passages', () => {
    expect(ready([])).toBe('36 pages, 412 passages.');
    expect(ready([], 1)).toBe('36 pages, 1 passage.');
  });

  it('lists pages without text if there are only a few', () => {
    expect(ready([3])).toMatch('Page 3 has no readable text');
    expect(ready([3, 5, 17])).toMatch('Pages 3, 5 and 17 have no readable text');
    expect(ready([1, 2, 3, 4, 5, 6, 7, 8, 9])).toMatch('9 pages have no readable text');
  });

  it('is amber when pages could not be read', () => {
    const toneOf = (pages_without_text: number[]) =>
      ingestionText({ state: 'ready', at: '', passages: 4, pages_without_text }, 36).tone;
    expect([toneOf([]), toneOf([7])]).toEqual(['success', 'attention']);
  });

  it('counts pages read by OCR, and shows how far a scan is read', () => {
    const pages = { passages: 9, pages_without_text: [4], pages_read_by_ocr: [2, 3] };
    expect(ingestionText({ state: 'ready', at: '', ...pages }, 36).detail).toBe(
      '36 pages, 9 passages. 2 pages read by OCR. Page 4 has no readable text.',
    );
    const scans = { read: 40, of: 120 };
    const sentence = 'Reading scanned pages: 40 of 120. Answers can use it once it is ready.';
    expect(ingestionText({ state: 'queued', since: '', scans }, 0)).toMatchObject({
      label: 'Processing',
      detail: sentence,
    });
    const reading = { state: 'reading', since: '', lease_until: '', attempt: 1, scans } as const;
    expect(ingestionText(reading, 0).detail).toBe(sentence);
  });

  it('shows why ingestion failed', () => {
    const failed = { state: 'failed', at: '', reason: 'encrypted' } as const;
    expect(ingestionText(failed, 0)).toEqual({
      label: 'Failed',
      tone: 'error',
      detail: 'The PDF is protected with a password. Upload a copy without one.',
    });
  });
});
