import { DEFAULT_AI_SETTINGS } from './ai-settings.ts';
import {
  DRAFT_STATES,
  isFailedDraft,
  isFinishedDraft,
  isPendingDraft,
  isReadyDraft,
  newestDraft,
  sendsCitations,
  type Draft,
  type ReadyDraft,
} from './draft.ts';

const WRITTEN = { mode: 'gemini' as const, model: 'm', prompt_version: '1', searched: [], written_at: '' };
const READY: ReadyDraft = { ...WRITTEN, state: 'ready', text: '', citations: [], confidence: 'low', conflicts: [] };

const DRAFTS: Record<Draft['state'], Draft> = {
  queued: { state: 'queued', since: '' },
  writing: { state: 'writing', since: '' },
  waiting: { state: 'waiting', since: '', reason: 'quota' },
  ready: READY,
  not_found: { ...WRITTEN, state: 'not_found', closest: [] },
  failed: { state: 'failed', reason: 'timeout', failed_at: '' },
};

test.each([
  [isPendingDraft, ['queued', 'writing', 'waiting']],
  [isFinishedDraft, ['ready', 'not_found']],
  [isFailedDraft, ['failed']],
  [isReadyDraft, ['ready']],
])('%p holds in the states %p only', (predicate, states) => {
  expect(DRAFT_STATES.filter((state) => predicate(DRAFTS[state]))).toEqual(states);
});

test('every state is listed', () => {
  expect(DRAFT_STATES).toEqual(Object.keys(DRAFTS));
});

test('the newest draft is the one asked for last', () => {
  expect(newestDraft({ draft: READY, redraft: null })).toBe(READY);
  const redraft = { state: 'queued', since: '' } as const;
  expect(newestDraft({ draft: READY, redraft })).toBe(redraft);
});

test('citations go to the site unless the draft was written with them switched off', () => {
  const written = (include_citations: boolean) => ({
    ...READY,
    settings: { ...DEFAULT_AI_SETTINGS, include_citations },
  });
  expect(sendsCitations(READY)).toBe(true);
  expect(sendsCitations(written(true))).toBe(true);
  expect(sendsCitations(written(false))).toBe(false);
  expect(sendsCitations(DRAFTS.queued)).toBe(true);
});
