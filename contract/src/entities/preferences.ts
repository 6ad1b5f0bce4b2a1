import type { InferType } from 'yup';
import type { preferencesReply } from '../replies/settings.ts';

/** How the application looks: value stored, label shown. */
export const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export type Theme = keyof typeof THEMES;

/** What a person has chosen for themselves. */
export type Preferences = InferType<typeof preferencesReply>;

export type Appearance = Preferences['appearance'];

/** What a person wants to be told of, and how. */
export type NotificationChoices = Preferences['notifications'];

/** What holds until the person decides otherwise (specification, section 2). */
export const DEFAULT_PREFERENCES: Preferences = {
  appearance: { theme: 'light', compact_mode: false },
  notifications: { email: true, desktop: true, weekly_summary: true },
};

/** A person's preferences, those they never touched at their defaults. */
export function preferencesOf(user: { preferences?: Partial<Preferences> }): Preferences {
  return { ...DEFAULT_PREFERENCES, ...user.preferences };
}
