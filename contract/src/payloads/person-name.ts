import { LIMITS } from '../limits.ts';
import { text } from './text.ts';

const { min, max } = LIMITS.personName;
const TOO_SHORT = `Name must be at least ${min} characters`;

/** The name of a person, as they give it themselves. */
export function personName() {
  return text('Name', max).required(TOO_SHORT).min(min, TOO_SHORT);
}
