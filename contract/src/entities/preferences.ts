/** How the application looks: value stored, label shown. */
export const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export type Theme = keyof typeof THEMES;

export interface Appearance {
  theme: Theme;
  compact_mode: boolean;
}

/** What a person wants to be told of, and how. */
export interface NotificationChoices {
  email: boolean;
  desktop: boolean;
  weekly_summary: boolean;
}

/** What a person has chosen for themselves. */
export interface Preferences {
  appearance: Appearance;
  notifications: NotificationChoices;
}

/** What holds until the person decides otherwise (specification, section 2). */
export const DEFAULT_PREFERENCES: Preferences = {
  appearance: { theme: 'light', compact_mode: false },
  notifications: { email: true, desktop: true, weekly_summary: true },
};

/** A person's preferences, those they never touched at their defaults. */
export function preferencesOf(user: { preferences?: Partial<Preferences> }): Preferences {
  return { ...DEFAULT_PREFERENCES, ...user.preferences };
}
