/** Paths of an emulator's jar; null where missing. */
export interface EmulatorPlaces {
  named: string | null;
  cached: string | null;
  googleCloud: string | null;
}

export type EmulatorChoice = { kind: 'as-is' } | { kind: 'wrap'; jar: string } | { kind: 'download' };

export function chooseEmulator({ named, cached, googleCloud }: EmulatorPlaces): EmulatorChoice {
  if (named !== null || cached !== null) return { kind: 'as-is' };
  return googleCloud === null ? { kind: 'download' } : { kind: 'wrap', jar: googleCloud };
}
