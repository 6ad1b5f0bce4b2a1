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

/** How the research team's dashboard lists requests. */
export const REQUEST_VIEWS = { cards: 'Cards', list: 'List' } as const;

export type RequestView = keyof typeof REQUEST_VIEWS;

interface Workspace {
  view: RequestView;
}

interface ShortcutChoices {
  /** Keys that act without Control, Alt or Command. */
  single_keys: boolean;
}

export interface Preferences {
  appearance: Appearance;
  notifications: NotificationChoices;
  workspace: Workspace;
  shortcuts: ShortcutChoices;
}

/** Defaults of the specification (section 2), and of what it leaves open. */
export const DEFAULT_PREFERENCES: Preferences = {
  appearance: { theme: 'light', compact_mode: false },
  notifications: { email: true, desktop: true, weekly_summary: true },
  workspace: { view: 'cards' },
  shortcuts: { single_keys: true },
};

export function preferencesOf(user: { preferences?: Partial<Preferences> }): Preferences {
  return { ...DEFAULT_PREFERENCES, ...user.preferences };
}
