import { object } from 'yup';
import { REQUEST_VIEWS, THEMES } from '../entities/preferences.ts';
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

/** Body of `PUT /settings/shortcuts`. */
export const shortcutsPayload = object({
  single_keys: onOrOff('Single-key shortcuts'),
});

/** Body of `PUT /settings/workspace`. */
export const workspacePayload = object({
  view: keyOf(REQUEST_VIEWS, 'Please choose a view'),
});
