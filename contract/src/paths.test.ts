import {
  API_BASE,
  documentFolder,
  documentIdOfSource,
  firstSourcePath,
  IDEMPOTENCY_HEADER,
  passagesPath,
  queryKey,
  scansPath,
  sourcePath,
} from './paths.ts';
import { isRecordId } from './record-id.ts';

test('the base of the routes and the idempotency header are those that clients use', () => {
  expect(API_BASE).toBe('/api/v1');
  expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
});

test('a document’s files are in a folder of its own', () => {
  expect(sourcePath('d1', 'a1')).toBe('documents/d1/a1/source.pdf');
  expect(firstSourcePath('d1')).toBe('documents/d1/source.pdf');
  expect(passagesPath('d1')).toBe('documents/d1/passages.json.gz');
  for (const path of [sourcePath('d1', 'a1'), firstSourcePath('d1'), passagesPath('d1'), scansPath('d1')]) {
    expect(path.startsWith(documentFolder('d1'))).toBe(true);
  }
});

test('a source file names its document', () => {
  const longest = 'x'.repeat(128);
  for (const id of ['a1-B_2', longest]) {
    expect([sourcePath(id, longest), firstSourcePath(id)].map(documentIdOfSource)).toEqual([id, id]);
  }
});

test.each([
  passagesPath('d1'),
  'documents/source.pdf',
  'documents/a/b/c/source.pdf',
  `documents/${'x'.repeat(129)}/source.pdf`,
  'x/documents/d1/source.pdf',
  'documents/d1/source.pdf.part',
])('%s is not a source file', (name) => expect(documentIdOfSource(name)).toBeNull());

test('a query’s key names its request and itself', () => {
  expect(queryKey('r1', 'q1')).toBe('r1_q1');
});

test('ids have 1 to 128 characters and are not reserved', () => {
  for (const id of ['a', 'x'.repeat(128), '__a', 'a__', '__a__b']) expect([id, isRecordId(id)]).toEqual([id, true]);
  for (const id of ['', 'x'.repeat(129), '__a__', 'a.b', 'é']) expect([id, isRecordId(id)]).toEqual([id, false]);
});
