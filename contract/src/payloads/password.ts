import { object, ref, string, type InferType } from 'yup';
import { LIMITS } from '../limits.ts';
import { VALIDATION } from '../validation-messages.ts';

const { password } = LIMITS;
const { emailInvalid, passwordRequired, passwordTooShort, passwordUnconfirmed, passwordsDiffer } = VALIDATION;

/** A new password. Passwords are never trimmed. */
export const newPassword = string()
  .strict()
  .typeError('Password must be a text')
  .required(passwordTooShort)
  .min(password.min, passwordTooShort)
  .max(password.max, `Password can have at most ${password.max} characters`)
  .matches(/^[^\p{Cc}\p{Cs}]*$/u, 'Password contains a character that cannot be used');

/** A new password typed twice. */
export const confirmedPassword = string()
  .required(passwordUnconfirmed)
  .min(password.min, passwordUnconfirmed)
  .oneOf([ref('password')], passwordsDiffer);

/** Body of `PUT /settings/password`. */
export const changePasswordPayload = object({ password: newPassword });

/** With the current password and the new one typed twice. */
export const changePasswordForm = changePasswordPayload.shape({
  current_password: string().required(passwordRequired),
  confirm_password: confirmedPassword,
});

export type ChangePasswordForm = InferType<typeof changePasswordForm>;

/** Body of `POST /password-resets`. */
export const requestResetPayload = object({
  email: string()
    .strict()
    .typeError(emailInvalid)
    .required(emailInvalid)
    .email(emailInvalid)
    .max(LIMITS.email.max, emailInvalid),
});

export type RequestResetPayload = InferType<typeof requestResetPayload>;

/** Body of `POST /password-resets/{token}/complete`. */
export const completeResetForm = changePasswordPayload.shape({ confirm_password: confirmedPassword });

export type CompleteResetForm = InferType<typeof completeResetForm>;
