import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { filterDocuments } from './document-filter.ts';
import { ingestionText } from './ingestion-text.ts';

const document = (name: string, document_status: StudyDocument['document_status'] = 'active'): StudyDocument => ({
  id: name,
  name,
  study_id: null,
  version: 1,
  replaces: null,
  replaced_by: null,
  document_status,
  upload_date: '2026-03-02T12:00:00.000Z',
  uploaded_by: { id: 'morgan', name: 'Morgan Thistle' },
  size: 1,
  page_count: 36,
  ingestion: { state: 'queued', since: '' },
});

it('finds a tab’s documents by name, with or without extension', () => {
  const all = [document('Protocol v3.pdf'), document('Protocol v2.pdf', 'archived'), document('Manual.PDF')];
  const names = (tab: 'active' | 'archived', search: string) =>
    filterDocuments(all, { tab, search }).map(({ name }) => name);
  expect(names('active', 'protocol')).toEqual(['Protocol v3.pdf']);
  expect(names('archived', 'protocol')).toEqual(['Protocol v2.pdf']);
  expect(names('active', 'manual.pdf')).toEqual(['Manual.PDF']);
  expect(names('active', 'laboratory')).toEqual([]);
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

  it('shows why ingestion failed', () => {
    const failed = { state: 'failed', at: '', reason: 'encrypted' } as const;
    expect(ingestionText(failed, 0)).toEqual({
      label: 'Failed',
      tone: 'error',
      detail: 'The PDF is protected with a password. Upload a copy without one.',
    });
  });
});
