import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { namesakeOf, versionNote } from './document-versions.ts';

const READY: Ingestion = { state: 'ready', at: '', passages: 1, pages_without_text: [] };
const FAILED: Ingestion = { state: 'failed', at: '', reason: 'damaged' };
const QUEUED: Ingestion = { state: 'queued', since: '' };

const document = (id: string, parts: Partial<StudyDocument> = {}): StudyDocument => ({
  id,
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
  ingestion: READY,
  ...parts,
});

describe('a chosen file', () => {
  const first = document('first');

  it('is a new version of the active document of its name in its study', () => {
    expect(namesakeOf('PROTOCOL.pdf', 'lantern', [first])).toEqual({ state: 'replaceable', document: first });
    expect(namesakeOf('Manual.pdf', 'lantern', [first]).state).toBe('none');
    expect(namesakeOf('Protocol.pdf', null, [first]).state).toBe('none');
    expect(namesakeOf('Protocol.pdf', 'lantern', [{ ...first, document_status: 'archived' }]).state).toBe('none');
  });

  it('is a version of the latest, and of one in use rather than one that could not be read', () => {
    const second = document('second', { version: 2 });
    const failed = document('third', { version: 3, ingestion: FAILED });
    const of = (documents: StudyDocument[]) => namesakeOf('Protocol.pdf', 'lantern', documents);
    expect(of([first, second, failed])).toMatchObject({ document: { id: 'second' } });
    expect(of([failed])).toMatchObject({ state: 'replaceable', document: { id: 'third' } });
  });

  it('cannot replace what is being replaced or still being read', () => {
    const second = document('second', { version: 2, replaces: 'first', ingestion: QUEUED });
    const documents = [{ ...first, replaced_by: 'second' }, second];
    expect(namesakeOf('Protocol.pdf', 'lantern', documents)).toMatchObject({
      state: 'unread',
      document: { version: 2 },
    });
  });
});

describe('the card of a document', () => {
  const first = document('first', { replaced_by: 'second' });
  const second = document('second', { version: 2, replaces: 'first', upload_date: '2026-11-03T12:00:00.000Z' });
  const notes = (one: Partial<StudyDocument>, two: Partial<StudyDocument>) => {
    const documents = [
      { ...first, ...one },
      { ...second, ...two },
    ];
    return documents.map((each) => versionNote(each, documents));
  };

  it('says nothing of a document that stands alone', () => {
    expect(versionNote(document('alone'), [document('alone')])).toBe('');
  });

  it('says which version is in use while the next one is read', () => {
    expect(notes({}, { ingestion: QUEUED })).toEqual([
      'Stays in use until version 2 has been read.',
      'Takes the place of version 1 once it has been read.',
    ]);
  });

  it('says what has replaced it, and what restoring it means', () => {
    expect(notes({ document_status: 'archived' }, {})).toEqual([
      'Replaced by version 2 of Nov 3, 2026. Restoring it puts both in use.',
      '',
    ]);
  });

  it('says when both are in use, or the new one could not be read', () => {
    expect(notes({ replaced_by: null }, {})).toEqual(['', 'Version 1 is in use as well.']);
    expect(notes({ replaced_by: null }, { ingestion: FAILED })).toEqual(['', 'Version 1 stays in use.']);
  });
});
