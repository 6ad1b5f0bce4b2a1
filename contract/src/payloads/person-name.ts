import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { text } from './text.ts';

const { min, max } = LIMITS.personName;

export function personName() {
  return text('Name', max).required(VALIDATION.nameTooShort).min(min, VALIDATION.nameTooShort);
}
