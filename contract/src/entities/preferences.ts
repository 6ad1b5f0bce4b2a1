export const THEMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;

export type Theme = keyof typeof THEMES;

export interface Appearance {
  theme: Theme;
  compact_mode: boolean;
}

export interface NotificationChoices {
  email: boolean;
  desktop: boolean;
  weekly_summary: boolean;
}

export interface Preferences {
  appearance: Appearance;
  notifications: NotificationChoices;
}

/** Defaults of the specification (section 2). */
export const DEFAULT_PREFERENCES: Preferences = {
  appearance: { theme: 'light', compact_mode: false },
  notifications: { email: true, desktop: true, weekly_summary: true },
};

export function preferencesOf(user: { preferences?: Partial<Preferences> }): Preferences {
  return { ...DEFAULT_PREFERENCES, ...user.preferences };
}
