import { number, object } from 'yup';
import { LIMITS } from '../limits.ts';
import { seenVersion } from './seen-version.ts';
import { onOrOff } from './text.ts';

const { min, max } = LIMITS.idleMinutes;
const IDLE = `Minutes must be a whole number from ${min} to ${max}`;

/** Body of `PUT /settings/security`: all settings, with the version they are based on. */
export const securitySettingsPayload = object({
  confirm_with_password: onOrOff('Confirm with password'),
  refuse_weak_passwords: onOrOff('Refuse weak passwords'),
  /** Null is off. */
  idle_minutes: number()
    .strict()
    .typeError(IDLE)
    .nullable()
    .defined('Sign out when inactive must be a number of minutes, or null')
    .integer(IDLE)
    .min(min, IDLE)
    .max(max, IDLE),
  version: seenVersion(),
});
