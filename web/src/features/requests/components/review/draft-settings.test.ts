import { DEFAULT_AI_SETTINGS, type AiSettings } from '@trialdesk/contract/entities/ai-settings';
import { READY_DRAFT } from '../../testing/a-request.ts';
import { showsConfidence } from './draft-settings.ts';

const draftWith = (chosen: Partial<AiSettings>) => ({
  ...READY_DRAFT,
  settings: { ...DEFAULT_AI_SETTINGS, ...chosen },
});

test('confidence shows unless it was off when the draft was written', () => {
  expect(showsConfidence(READY_DRAFT)).toBe(true);
  expect(showsConfidence(draftWith({}))).toBe(true);
  expect(showsConfidence(draftWith({ show_confidence: false }))).toBe(false);
});
