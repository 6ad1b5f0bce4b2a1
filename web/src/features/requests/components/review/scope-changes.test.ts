import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import type { NotFoundDraft } from '@trialdesk/contract/entities/draft';
import { READY_DRAFT } from '../../testing/a-request.ts';
import { scopeChanges } from './scope-changes.ts';

const WRITTEN = '2026-03-02T12:00:00.000Z';
const BEFORE = '2026-02-03T12:00:00.000Z';
const AFTER = '2026-11-03T12:00:00.000Z';

const document = (id: string, parts: Partial<StudyDocument> = {}): StudyDocument => ({
  id,
  name: `${id}.pdf`,
  study_id: 'lantern',
  version: 1,
  replaces: null,
  replaced_by: null,
  document_status: 'active',
  upload_date: BEFORE,
  uploaded_by: { id: 'morgan', name: 'Morgan Thistle' },
  size: 1,
  page_count: 1,
  ingestion: { state: 'ready', at: BEFORE, passages: 1, pages_without_text: [] },
  ...parts,
});

const searched = ['Protocol', 'Manual'].map((id) => document(id));
const draft = { ...READY_DRAFT, written_at: WRITTEN, searched };
const changes = (...documents: StudyDocument[]) => scopeChanges(draft, documents);
const [protocol = document('Protocol'), manual = document('Manual')] = searched;

it('reports no changes while the same documents would be searched', () => {
  expect(changes(manual, protocol)).toEqual([]);
  const unread = document('Letter', { upload_date: AFTER, ingestion: { state: 'queued', since: AFTER } });
  const archived = document('Letter', { document_status: 'archived' });
  expect(changes(manual, protocol, unread)).toEqual([]);
  expect(changes(manual, protocol, archived)).toEqual([]);
});

it('does not call a document added that the draft has left out', () => {
  const other = document('Other');
  const left = { ...other, kind: 'other_study' as const, named: 'KSB-108-201' };
  expect(scopeChanges({ ...draft, set_aside: [left] }, [protocol, manual, other])).toEqual([]);
  expect(changes(protocol, manual, other)).toEqual([
    'Other, version 1 (Feb 3, 2026) was restored or moved to this study.',
  ]);
});

it('reports an archived document', () => {
  expect(changes({ ...protocol, document_status: 'archived' }, manual)).toEqual([
    'Protocol, version 1 (Feb 3, 2026) was archived.',
  ]);
});

it('reports a replacement once', () => {
  const next = document('next', { name: 'Protocol.pdf', version: 2, replaces: 'Protocol', upload_date: AFTER });
  const replaced: StudyDocument = { ...protocol, document_status: 'archived', replaced_by: 'next' };
  expect(changes(replaced, next, manual)).toEqual([
    'Protocol, version 1 (Feb 3, 2026) was replaced by version 2 (Nov 3, 2026).',
  ]);
});

it('reports no change while the next version is being read', () => {
  const next = document('next', { replaces: 'Protocol', ingestion: { state: 'queued', since: AFTER } });
  expect(changes({ ...protocol, replaced_by: 'next' }, next, manual)).toEqual([]);
});

it('reports a document moved to another study', () => {
  expect(changes(manual)).toEqual(['Protocol, version 1 (Feb 3, 2026) was moved to another study.']);
});

it('distinguishes an added document from one that came back', () => {
  const ready = (at: string): Ingestion => ({ state: 'ready', at, passages: 1, pages_without_text: [] });
  const added = document('Letter', { upload_date: AFTER, ingestion: ready(AFTER) });
  const readLate = document('Slow', { ingestion: ready(AFTER) });
  const returned = document('Old');
  expect(changes(protocol, manual, added, readLate, returned)).toEqual([
    'Letter, version 1 (Nov 3, 2026) was added.',
    'Slow, version 1 (Feb 3, 2026) was added.',
    'Old, version 1 (Feb 3, 2026) was restored or moved to this study.',
  ]);
});

it('works for a draft that found no answer', () => {
  const { mode, model, prompt_version, written_at } = draft;
  const notFound: NotFoundDraft = {
    ...{ mode, model, prompt_version, written_at, searched },
    state: 'not_found',
    closest: [],
  };
  expect(scopeChanges(notFound, [protocol])).toHaveLength(1);
});
