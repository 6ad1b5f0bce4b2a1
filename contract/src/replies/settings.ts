import { PROMISE_UNITS, type AnswerPromise } from '../answer-promise.ts';
import type { Priority } from '../choices.ts';
import type { AnswerTimesRecord } from '../entities/answer-times.ts';
import type { SafetyWordsRecord } from '../entities/safety-words.ts';
import { MODEL_VERSIONS, RESPONSE_LENGTHS, type AiSettingsRecord } from '../entities/ai-settings.ts';
import type { SecuritySettingsRecord } from '../entities/security-settings.ts';
import { REQUEST_VIEWS, THEMES, type Preferences } from '../entities/preferences.ts';
import type { Holiday } from '../working-time.ts';
import { flag, integer, keyOf, list, nullable, shape, text } from './reply-schema.ts';

export const aiSettingsReply = shape<AiSettingsRecord>({
  response_length: keyOf(RESPONSE_LENGTHS),
  include_citations: flag(),
  show_confidence: flag(),
  model_version: keyOf(MODEL_VERSIONS),
  version: integer(),
  changed_by: nullable(shape({ id: text(), name: text() })),
});

export const securitySettingsReply = shape<SecuritySettingsRecord>({
  confirm_with_password: flag(),
  refuse_weak_passwords: flag(),
  idle_minutes: nullable(integer()),
  version: integer(),
  changed_by: nullable(shape({ id: text(), name: text() })),
});

const promise = shape<AnswerPromise>({ amount: integer(1), unit: keyOf(PROMISE_UNITS) });

export const answerTimesReply = shape<AnswerTimesRecord>({
  time_zone: text(),
  days: list(integer(1)),
  opens: text(),
  closes: text(),
  holidays: list(shape<Holiday>({ date: text(), name: text() })),
  promises: shape<Record<Priority, AnswerPromise>>({ low: promise, medium: promise, high: promise }),
  version: integer(),
  changed_by: nullable(shape({ id: text(), name: text() })),
});

export const safetyWordsReply = shape<SafetyWordsRecord>({
  adverse_event: list(text()),
  overdose: list(text()),
  pregnancy: list(text()),
  unblinding: list(text()),
  version: integer(),
  changed_by: nullable(shape({ id: text(), name: text() })),
});

/** A call with nothing more to say. */
export const doneReply = shape<{ done: boolean }>({ done: flag() });

export const preferencesReply = shape<Preferences>({
  appearance: shape({ theme: keyOf(THEMES), compact_mode: flag() }),
  notifications: shape({ email: flag(), desktop: flag(), weekly_summary: flag() }),
  workspace: shape({ view: keyOf(REQUEST_VIEWS) }),
  shortcuts: shape({ single_keys: flag() }),
});
