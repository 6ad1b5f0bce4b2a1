/** Themes: value stored, label shown. */
export const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export type Theme = keyof typeof THEMES;

export interface Appearance {
  theme: Theme;
  compact_mode: boolean;
}

/** Which notifications a person wants. */
export interface NotificationChoices {
  email: boolean;
  desktop: boolean;
  weekly_summary: boolean;
}

/** A person's own choices. */
export interface Preferences {
  appearance: Appearance;
  notifications: NotificationChoices;
}

/** Defaults of the specification (section 2). */
export const DEFAULT_PREFERENCES: Preferences = {
  appearance: { theme: 'light', compact_mode: false },
  notifications: { email: true, desktop: true, weekly_summary: true },
};

/** A person's preferences, completed with the defaults. */
export function preferencesOf(user: { preferences?: Partial<Preferences> }): Preferences {
  return { ...DEFAULT_PREFERENCES, ...user.preferences };
}
