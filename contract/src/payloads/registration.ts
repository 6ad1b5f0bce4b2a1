import { object, type InferType } from 'yup';
import { confirmedPassword, newPassword } from './password.ts';
import { personName } from './person-name.ts';

/** Body of `POST /users/{userId}/complete-registration`. */
export const registrationPayload = object({
  name: personName(),
  password: newPassword,
});

/** With the password typed twice. */
export const registrationForm = registrationPayload.shape({
  confirm_password: confirmedPassword,
});

export type RegistrationPayload = InferType<typeof registrationPayload>;
export type RegistrationForm = InferType<typeof registrationForm>;
