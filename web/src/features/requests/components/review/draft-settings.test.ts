import { DEFAULT_AI_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { READY_DRAFT } from '../../testing/a-request.ts';
import { leftOutAtFirst, sendsCitations, showsConfidence } from './draft-settings.ts';

const draftWith = (chosen: Partial<AiSettings>) => ({
  ...READY_DRAFT,
  settings: { ...DEFAULT_AI_SETTINGS, ...chosen },
});

test('confidence shows unless the draft was written with it switched off', () => {
  expect(showsConfidence(READY_DRAFT)).toBe(true);
  expect(showsConfidence(draftWith({}))).toBe(true);
  expect(showsConfidence(draftWith({ show_confidence: false }))).toBe(false);
});

test('all citations go along at first, and none when they were switched off', () => {
  expect(leftOutAtFirst(READY_DRAFT)).toEqual([]);
  expect(leftOutAtFirst(draftWith({}))).toEqual([]);
  expect(leftOutAtFirst(draftWith({ include_citations: false }))).toEqual([1]);
});

test('a draft that is not there keeps nothing behind', () => {
  expect(leftOutAtFirst({ state: 'queued', since: '2026-03-02T12:00:00.000Z' })).toEqual([]);
  expect(sendsCitations({ state: 'queued', since: '2026-03-02T12:00:00.000Z' })).toBe(true);
});
