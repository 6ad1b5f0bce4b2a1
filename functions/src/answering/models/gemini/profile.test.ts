import { profileOf } from './profile.ts';

test.each([
  ['gemini-2.5-pro', { temperature: 0, thinking: 4096 }],
  ['gemini-2.5-flash', { temperature: 0, thinking: 0 }],
  ['gemini-3.1-pro-preview', { thinking: 'low' }],
  ['gemini-4-argon', { thinking: 'low' }],
  ['gemini-3.8-flash', { thinking: 'low' }],
  ['gemini-3.5-flash-lite', { thinking: 'minimal' }],
  ['a-tuned-model', { temperature: 0 }],
])('%s is called as its family wants: %j', (model, expected) => {
  const profile = profileOf(model);
  expect(profile).toMatchObject(expected);
  expect(profile.maxOutputTokens).toBeGreaterThanOrEqual(32_000);
});

test.each(['gemini-3.1-pro-preview', 'gemini-4-argon'])('%s keeps its temperature', (model) => {
  expect(profileOf(model)).not.toHaveProperty('temperature');
});
