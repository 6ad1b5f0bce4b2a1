import { object, type InferType } from 'yup';
import { THEMES } from '../entities/preferences.ts';
import { personName } from './person-name.ts';
import { keyOf, onOrOff } from './text.ts';

/** Body of `PUT /settings/appearance`. */
export const appearancePayload = object({
  theme: keyOf(THEMES, 'Please choose a theme'),
  compact_mode: onOrOff('Compact mode'),
});

/** Body of `PUT /settings/notifications`. */
export const notificationsPayload = object({
  email: onOrOff('Email notifications'),
  desktop: onOrOff('Desktop notifications'),
  weekly_summary: onOrOff('Weekly summary'),
});

/** Body of `PUT /settings/name`. */
export const ownNamePayload = object({ name: personName() });

export type OwnNamePayload = InferType<typeof ownNamePayload>;
