import { object, ref, string, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { personName } from './person-name.ts';

const { password } = LIMITS;
const TOO_SHORT_PASSWORD = `Password must be at least ${password.min} characters`;
const CONFIRM = 'Please confirm your password';

/** Body of `POST /users/{userId}/complete-registration`. A password is never trimmed. */
export const registrationPayload = object({
  name: personName(),
  password: string()
    .strict()
    .typeError('Password must be a text')
    .required(TOO_SHORT_PASSWORD)
    .min(password.min, TOO_SHORT_PASSWORD)
    .max(password.max, `Password can have at most ${password.max} characters`)
    .matches(/^[^\p{Cc}\p{Cs}]*$/u, 'Password contains a character that cannot be used'),
});

/** The registration form: the password is typed twice and sent once. */
export const registrationForm = registrationPayload.shape({
  confirm_password: string()
    .required(CONFIRM)
    .min(password.min, CONFIRM)
    .oneOf([ref('password')], 'Passwords must match'),
});

export type RegistrationPayload = InferType<typeof registrationPayload>;
export type RegistrationForm = InferType<typeof registrationForm>;
