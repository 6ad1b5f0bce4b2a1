import { object, string, type InferType } from 'yup';
import { text } from './text.ts';

const INVALID_EMAIL = 'Please enter a valid email address';

/** The sign-in form. A password is never trimmed. */
export const loginPayload = object({
  email: text('Email', 254).required(INVALID_EMAIL).email(INVALID_EMAIL),
  password: string().required('Password is required'),
});

export type LoginPayload = InferType<typeof loginPayload>;
