import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { groupByStudy, mayDelete, mayReadAgain, versionLine } from './document-list.ts';

const document = (id: string, parts: Partial<StudyDocument> = {}): StudyDocument => ({
  id,
  name: `${id}.pdf`,
  study_id: null,
  version: 1,
  replaces: null,
  replaced_by: null,
  document_status: 'active',
  upload_date: '2026-03-02T12:00:00.000Z',
  uploaded_by: { id: 'morgan', name: 'Morgan Thistle' },
  size: 1,
  page_count: 0,
  ingestion: { state: 'failed', at: '', reason: 'damaged' },
  ...parts,
});

it('groups by study in the order of the newest document', () => {
  const documents = [document('a', { study_id: 'w' }), document('b'), document('c', { study_id: 'w' })];
  const groups = groupByStudy(documents, [{ id: 'w', name: 'WAYPOINT-2' }]);
  expect(groups.map(({ name, documents: of }) => [name, of.map(({ id }) => id)])).toEqual([
    ['WAYPOINT-2', ['a', 'c']],
    ['All studies', ['b']],
  ]);
});

it('lets a document be deleted that was never read, and be read again if that may help', () => {
  expect([mayDelete(document('a')), mayReadAgain(document('a'))]).toEqual([true, false]);
  expect(mayDelete(document('a', { page_count: 3 }))).toBe(false);
  expect(mayDelete(document('a', { passages_sha256: 'c0ffee' }))).toBe(false);
  expect(mayDelete(document('a', { ingestion: { state: 'queued', since: '' } }))).toBe(false);
  expect(mayReadAgain(document('a', { ingestion: { state: 'failed', at: '', reason: 'missing' } }))).toBe(true);
});

it('names a version with its label and the day from which it applies', () => {
  expect(versionLine(document('a'))).toBe('Version 1');
  const parts = { version: 2, label: 'Amendment 2', effective_date: '2026-11-01' };
  expect(versionLine(document('a', parts))).toBe('Version 2 · Amendment 2 · effective Nov 1, 2026');
});
