import { call } from '../../../lib/api.ts';
import { toSafetyWordsForm, type SafetyWordsForm } from '../safety-words-form.ts';

/** Rejects with an `ApiError`, 409 when someone else was first. */
export async function saveSafetyWords(form: SafetyWordsForm): Promise<SafetyWordsForm> {
  return toSafetyWordsForm(await call('putSafetyWords', { body: form }));
}
