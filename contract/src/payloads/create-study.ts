import { object, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { singleLine, text } from './text.ts';

const { min, max } = LIMITS.numberPrefix;
const PREFIX = new RegExp(`^[A-Z][A-Z0-9]{${min - 1},${max - 1}}$`);

/** Body of `POST /studies` and `PATCH /studies/{id}`. Without a prefix, a new study gets one from its name. */
export const createStudyPayload = object({
  name: singleLine('Study name', LIMITS.studyName.max).required(VALIDATION.studyNameMissing),
  /** Typed in either case. */
  number_prefix: text('Number prefix', max)
    .transform((value: unknown) => (typeof value === 'string' && value.length <= max ? value.toUpperCase() : value))
    .test('prefix', VALIDATION.prefixInvalid, (value = '') => value === '' || value.length > max || PREFIX.test(value)),
});

export type StudyPayload = InferType<typeof createStudyPayload>;
