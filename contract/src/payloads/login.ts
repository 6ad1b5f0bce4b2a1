import { object, string } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';
import { text } from './text.ts';

/** Passwords are never trimmed. */
export const loginPayload = object({
  email: text('Email', LIMITS.email.max).required(VALIDATION.emailInvalid).email(VALIDATION.emailInvalid),
  password: string().required(VALIDATION.passwordRequired),
});
