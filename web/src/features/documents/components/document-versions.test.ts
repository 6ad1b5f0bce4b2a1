import type { Ingestion, StudyDocument } from '@trialdesk/contract/entities/document';
import { findExistingVersion, replaceableDocuments, successionOf, versionNote } from './document-versions.ts';

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

describe('findExistingVersion', () => {
  const first = document('first');

  it('finds the active document of the same name and study', () => {
    expect(findExistingVersion('PROTOCOL.pdf', 'lantern', [first])).toEqual({ state: 'replaceable', document: first });
    expect(findExistingVersion('Manual.pdf', 'lantern', [first]).state).toBe('none');
    expect(findExistingVersion('Protocol.pdf', null, [first]).state).toBe('none');
    expect(findExistingVersion('Protocol.pdf', 'lantern', [{ ...first, document_status: 'archived' }]).state).toBe(
      'none',
    );
  });

  it('prefers the latest version, and one in use over a failed one', () => {
    const second = document('second', { version: 2 });
    const failed = document('third', { version: 3, ingestion: FAILED });
    const of = (documents: StudyDocument[]) => findExistingVersion('Protocol.pdf', 'lantern', documents);
    expect(of([first, second, failed])).toMatchObject({ document: { id: 'second' } });
    expect(of([failed])).toMatchObject({ state: 'replaceable', document: { id: 'third' } });
  });

  it('does not offer documents that are being replaced or processed', () => {
    const second = document('second', { version: 2, replaces: 'first', ingestion: QUEUED });
    const documents = [{ ...first, replaced_by: 'second' }, second];
    expect(findExistingVersion('Protocol.pdf', 'lantern', documents)).toMatchObject({
      state: 'unread',
      document: { version: 2 },
    });
  });
});

describe('successionOf', () => {
  const protocol = document('protocol');
  const manual = document('manual', { name: 'Manual.pdf' });
  const item = { file: { name: 'Protocol.pdf' }, keepsBoth: false };
  const replacedBy = (parts: object) =>
    successionOf({ ...item, ...parts }, 'lantern', [protocol, manual]).replaced?.id ?? null;

  it('replaces the document of the same name, unless both are kept', () => {
    expect(replacedBy({})).toBe('protocol');
    expect(replacedBy({ keepsBoth: true })).toBeNull();
    expect(replacedBy({ file: { name: 'Protocol v2.pdf' } })).toBeNull();
  });

  it('replaces the chosen document whatever the name of the file, or none', () => {
    expect(replacedBy({ newVersionOf: 'manual' })).toBe('manual');
    expect(replacedBy({ newVersionOf: null })).toBeNull();
    expect(replacedBy({ newVersionOf: 'gone' })).toBeNull();
  });

  it('waits for a study', () => {
    expect(successionOf(item, undefined, [protocol])).toEqual({ existing: { state: 'none' }, replaced: null });
  });

  it('offers what is read and not being replaced', () => {
    const unread = document('unread', { ingestion: QUEUED });
    const replaced = document('replaced', { replaced_by: 'unread' });
    expect(replaceableDocuments([protocol, unread, replaced, manual]).map(({ id }) => id)).toEqual([
      'manual',
      'protocol',
    ]);
  });
});

describe('versionNote', () => {
  const first = document('first', { replaced_by: 'second' });
  const second = document('second', { version: 2, replaces: 'first', upload_date: '2026-11-03T12:00:00.000Z' });
  const notes = (one: Partial<StudyDocument>, two: Partial<StudyDocument>) => {
    const documents = [
      { ...first, ...one },
      { ...second, ...two },
    ];
    return documents.map((each) => versionNote(each, documents));
  };

  it('is empty for a document without other versions', () => {
    expect(versionNote(document('alone'), [document('alone')])).toBe('');
  });

  it('says which version is in use while the next one is processed', () => {
    expect(notes({}, { ingestion: QUEUED })).toEqual([
      'In use until version 2 is ready.',
      'Replaces version 1 once it is ready.',
    ]);
  });

  it('names the replacement and the effect of restoring', () => {
    expect(notes({ document_status: 'archived' }, {})).toEqual([
      'Replaced by version 2 (Nov 3, 2026). Restoring it puts both in use.',
      '',
    ]);
  });

  it('says when both are in use or the new version failed', () => {
    expect(notes({ replaced_by: null }, {})).toEqual(['', 'Version 1 is also in use.']);
    expect(notes({ replaced_by: null }, { ingestion: FAILED })).toEqual(['', 'Version 1 stays in use.']);
  });
});
