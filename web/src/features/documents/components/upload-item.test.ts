import { LIMITS } from '@trialdesk/contract/limits';
import { isPending, keyFor, rejectionReason, sentText, sizeText, uploadItem } from './upload-item.ts';

const file = (parts: Partial<File> = {}) => ({ name: 'Protocol.pdf', size: 10, type: 'application/pdf', ...parts });

it('accepts only PDF files, ignoring the case of the extension', () => {
  expect(rejectionReason(file())).toBeNull();
  expect(rejectionReason(file({ name: 'PROTOCOL.PDF', type: '' }))).toBeNull();
  expect(rejectionReason(file({ name: 'Protocol.docx', type: 'application/msword' }))).toBe(
    'Only PDF files are supported.',
  );
  expect(rejectionReason(file({ type: 'image/png' }))).toBe('Only PDF files are supported.');
});

it('accepts files up to the size limit', () => {
  expect(rejectionReason(file({ size: LIMITS.documentBytes }))).toBeNull();
  expect(rejectionReason(file({ size: LIMITS.documentBytes + 1 }))).toBe('The file is larger than 30 MB.');
  expect(rejectionReason(file({ size: 0 }))).toBe('This file is empty.');
});

it('uploads chosen and failed files, not rejected or finished ones', () => {
  const chosen = uploadItem(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }), '1');
  const rejected = uploadItem(new File(['text'], 'a.txt'), '2');
  expect([isPending(chosen), isPending(rejected)]).toEqual([true, false]);
  expect(isPending({ ...chosen, progress: { state: 'failed', reason: '' } })).toBe(true);
  expect(isPending({ ...chosen, progress: { state: 'done' } })).toBe(false);
});

it('keeps its key for another attempt, and gets a new one for another study', () => {
  const place = { studyId: 'lantern', replaces: null, label: '', effectiveDate: '' };
  expect(keyFor({ key: 'first', sentTo: null }, place, 'second')).toBe('first');
  expect(keyFor({ key: 'first', sentTo: place }, { ...place }, 'second')).toBe('first');
  expect(keyFor({ key: 'first', sentTo: place }, { ...place, studyId: 'waypoint' }, 'second')).toBe('second');
  expect(keyFor({ key: 'first', sentTo: place }, { ...place, label: 'v2' }, 'second')).toBe('second');
});

it('formats file sizes', () => {
  expect([100, 320_753, 5 * 1024 * 1024].map(sizeText)).toEqual(['1 KB', '313 KB', '5.0 MB']);
});

it('says how much has been sent in the unit of the whole', () => {
  expect(sentText(0, 30 * 1024 * 1024)).toBe('0.0 of 30.0 MB');
  expect(sentText(12.5 * 1024 * 1024, 30 * 1024 * 1024)).toBe('12.5 of 30.0 MB');
  expect(sentText(2_048, 4_096)).toBe('2 of 4 KB');
});
