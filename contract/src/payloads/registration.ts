import { object, ref, string, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { personName } from './person-name.ts';

const { password } = LIMITS;
const { passwordTooShort, passwordUnconfirmed, passwordsDiffer } = VALIDATION;

/** Body of `POST /users/{userId}/complete-registration`. Passwords are never trimmed. */
export const registrationPayload = object({
  name: personName(),
  password: string()
    .strict()
    .typeError('Password must be a text')
    .required(passwordTooShort)
    .min(password.min, passwordTooShort)
    .max(password.max, `Password can have at most ${password.max} characters`)
    .matches(/^[^\p{Cc}\p{Cs}]*$/u, 'Password contains a character that cannot be used'),
});

/** With the password typed twice. */
export const registrationForm = registrationPayload.shape({
  confirm_password: string()
    .required(passwordUnconfirmed)
    .min(password.min, passwordUnconfirmed)
    .oneOf([ref('password')], passwordsDiffer),
});

export type RegistrationPayload = InferType<typeof registrationPayload>;
export type RegistrationForm = InferType<typeof registrationForm>;
