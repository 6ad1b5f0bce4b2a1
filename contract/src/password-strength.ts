/** How hard a password is to guess, by the scores 0 to 4 of zxcvbn. */
const NAMES = ['Very weak', 'Very weak', 'Weak', 'Good', 'Strong'] as const;

/** From here on a password withstands guessing without a limit of attempts. */
const GOOD = 3;

/** Later characters are not rated: rating takes time with the square of the length. */
const RATED_CHARACTERS = 64;

export type StrengthName = (typeof NAMES)[number];

export function strengthName(score: number): StrengthName {
  return NAMES[score] ?? 'Very weak';
}

export function isWeak(score: number): boolean {
  return score < GOOD;
}

export function ratedPart(password: string): string {
  return password.slice(0, RATED_CHARACTERS);
}

/** What a password should not be made of: a name, an address, and their parts. */
export function guessableWords(...texts: readonly string[]): string[] {
  return texts.flatMap((text) => [text, ...text.split(/[\s@.]+/)]).filter((word) => word !== '');
}
