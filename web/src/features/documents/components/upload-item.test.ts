import { LIMITS } from '@trialdesk/contract/limits';
import { isToBeSent, refusal, sizeText, uploadItem } from './upload-item.ts';

const file = (parts: Partial<File> = {}) => ({ name: 'Protocol.pdf', size: 10, type: 'application/pdf', ...parts });

it('takes PDF files alone, whatever the case of their extension', () => {
  expect(refusal(file())).toBeNull();
  expect(refusal(file({ name: 'PROTOCOL.PDF', type: '' }))).toBeNull();
  expect(refusal(file({ name: 'Protocol.docx', type: 'application/msword' }))).toBe('Only PDF files are supported.');
  expect(refusal(file({ type: 'image/png' }))).toBe('Only PDF files are supported.');
});

it('takes files up to the limit', () => {
  expect(refusal(file({ size: LIMITS.documentBytes }))).toBeNull();
  expect(refusal(file({ size: LIMITS.documentBytes + 1 }))).toBe('The file is larger than 30 MB.');
  expect(refusal(file({ size: 0 }))).toBe('This file is empty.');
});

it('sends what was chosen and what failed, not what was refused or is done', () => {
  const chosen = uploadItem(new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }), '1');
  const refused = uploadItem(new File(['text'], 'a.txt'), '2');
  expect([isToBeSent(chosen), isToBeSent(refused)]).toEqual([true, false]);
  expect(isToBeSent({ ...chosen, progress: { state: 'failed', reason: '' } })).toBe(true);
  expect(isToBeSent({ ...chosen, progress: { state: 'done' } })).toBe(false);
});

it('writes sizes for people', () => {
  expect([100, 320_753, 5 * 1024 * 1024].map(sizeText)).toEqual(['1 KB', '313 KB', '5.0 MB']);
});
