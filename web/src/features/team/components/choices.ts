import { firstNames } from '../../../lib/first-names.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';

/** Choices whose name contains the search, ignoring case. */
export function searchChoices(choices: readonly Named[], search: string): Named[] {
  const wanted = search.trim().toLowerCase();
  return choices.filter(({ name }) => name.toLowerCase().includes(wanted));
}

/** Adds all choices, without duplicates. */
export function withAll(chosen: readonly string[], choices: readonly Named[]): string[] {
  return [...new Set([...chosen, ...choices.map(({ id }) => id)])];
}

export function withToggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
}

/** The first 3 selected names and a count (specification, section 9); "None selected" if empty. */
export function chosenText(choices: readonly Named[], chosen: readonly string[]): string {
  const names = choices.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return firstNames(names) || 'None selected';
}
