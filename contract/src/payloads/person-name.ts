import { LIMITS } from '../limits.ts';
import { resemblesProduct } from '../product-name.ts';
import { VALIDATION } from '../validation-messages.ts';
import { isFarTooLong, singleLine } from './text.ts';

const { min, max } = LIMITS.personName;

/** Part of a signature, so none that reads like the product's own. */
export function personName() {
  return singleLine('Name', max)
    .required(VALIDATION.nameTooShort)
    .min(min, VALIDATION.nameTooShort)
    .test('reserved', VALIDATION.nameReserved, (name) => isFarTooLong(name, max) || !resemblesProduct(name));
}
