import { call } from '../../../lib/api.ts';
import { toAnswerTimesForm, type AnswerTimesForm } from '../answer-times-form.ts';

/** Rejects with an `ApiError`, 409 when someone else was first. */
export async function saveAnswerTimes(form: AnswerTimesForm): Promise<AnswerTimesForm> {
  return toAnswerTimesForm(await call('putAnswerTimes', { body: form }));
}
