import type { StudyDocument } from '@trialdesk/contract/entities/document';
import { replacementOutcome, nextVersion, refusalToReplace } from './replacement.ts';

const document = (parts: Partial<StudyDocument> = {}): StudyDocument => ({
  id: 'old',
  name: 'Protocol.pdf',
  study_id: 'lantern',
  version: 1,
  replaces: null,
  replaced_by: null,
  document_status: 'active',
  upload_date: '2026-02-03T12:00:00.000Z',
  uploaded_by: { id: 'morgan', name: 'Morgan Thistle' },
  size: 1,
  page_count: 1,
  ingestion: { state: 'ready', at: '2026-02-03T12:01:00.000Z', passages: 1, pages_without_text: [] },
  ...parts,
});

describe('a document can be replaced', () => {
  const upload = { study_id: 'lantern' };

  it('by one of its study, whatever its name, while it is active', () => {
    expect(refusalToReplace(document(), upload)).toBeNull();
  });

  it.each([
    ['unknown', null],
    ['another', document({ study_id: 'waypoint' })],
    ['another', document({ study_id: null })],
    ['archived', document({ document_status: 'archived' })],
    ['replaced', document({ replaced_by: 'somebody-elses' })],
    ['unread', document({ ingestion: { state: 'queued', since: '' } })],
  ])('and else it is %s', (refusal, stored) => {
    expect(refusalToReplace(stored, upload)).toBe(refusal);
  });
});

it('counts versions from 1, past gaps', () => {
  expect(nextVersion([])).toBe(1);
  expect(nextVersion([{ version: 1 }, { version: 4 }])).toBe(5);
});

describe('a replaced document', () => {
  const replaced = document({ replaced_by: 'new' });
  const successor = (parts: Partial<StudyDocument> = {}) => document({ id: 'new', replaces: 'old', ...parts });

  it('is archived in the moment its successor can be searched', () => {
    expect(replacementOutcome(replaced, successor())).toEqual({ document_status: 'archived' });
  });

  it.each([
    ['cannot be read', { ingestion: { state: 'failed', at: '', reason: 'damaged' } }],
    ['was archived before it was read', { document_status: 'archived' }],
    ['was moved to another study', { study_id: 'waypoint' }],
  ] as [string, Partial<StudyDocument>][])('stands as before when its successor %s', (_what, parts) => {
    expect(replacementOutcome(replaced, successor(parts))).toEqual({ replaced_by: null });
  });

  it('is left alone when somebody has restored or archived it meanwhile', () => {
    expect(replacementOutcome(document(), successor())).toBeNull();
    expect(replacementOutcome(document({ replaced_by: 'new', document_status: 'archived' }), successor())).toBeNull();
  });
});
