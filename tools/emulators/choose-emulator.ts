/** Paths of an emulator's jar on this machine; null where it is missing. */
export interface EmulatorPlaces {
  /** From the environment. */
  named: string | null;
  /** In firebase-tools' cache. */
  cached: string | null;
  /** In a Google Cloud CLI. */
  googleCloud: string | null;
}

export type EmulatorChoice = { kind: 'as-is' } | { kind: 'wrap'; jar: string } | { kind: 'download' };

export function chooseEmulator({ named, cached, googleCloud }: EmulatorPlaces): EmulatorChoice {
  if (named !== null || cached !== null) return { kind: 'as-is' };
  return googleCloud === null ? { kind: 'download' } : { kind: 'wrap', jar: googleCloud };
}
