import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { text } from './text.ts';

const { min, max } = LIMITS.personName;

/** The name of a person, as they give it themselves. */
export function personName() {
  return text('Name', max).required(VALIDATION.nameTooShort).min(min, VALIDATION.nameTooShort);
}
