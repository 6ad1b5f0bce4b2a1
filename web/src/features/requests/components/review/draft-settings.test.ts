import { DEFAULT_AI_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { READY_DRAFT } from '../../testing/a-request.ts';
import { sendsCitations, showsConfidence } from './draft-settings.ts';

const draftWith = (chosen: Partial<AiSettings>) => ({
  ...READY_DRAFT,
  settings: { ...DEFAULT_AI_SETTINGS, ...chosen },
});

test('confidence shows unless the draft was written with it switched off', () => {
  expect(showsConfidence(READY_DRAFT)).toBe(true);
  expect(showsConfidence(draftWith({}))).toBe(true);
  expect(showsConfidence(draftWith({ show_confidence: false }))).toBe(false);
});

test('citations go to the site unless the draft was written with them switched off', () => {
  expect(sendsCitations(READY_DRAFT)).toBe(true);
  expect(sendsCitations(draftWith({}))).toBe(true);
  expect(sendsCitations(draftWith({ include_citations: false }))).toBe(false);
  expect(sendsCitations({ state: 'queued', since: '2026-03-02T12:00:00.000Z' })).toBe(true);
});
