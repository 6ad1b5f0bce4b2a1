import { assertionsOf } from './asserting-journeys.ts';
import type { Sources } from './sources.ts';

export interface Missing {
  unshown: string[];
  unasserted: string[];
}

/**
 * Keys of a table that no code shows or no journey asserts. A key counts as shown when it appears as a string
 * (`toast.error('editFailed')`) or as the table's property (`MESSAGES.editFailed`, or destructured).
 */
export function missingMessages(
  { table, keys }: { table: string; keys: readonly string[] },
  { code, journeys }: { code: Sources; journeys: Sources },
): Missing {
  const texts = [...code.values()];
  const isShown = (key: string) => texts.some((text) => names(text, { table, key }));
  const isAsserted = (key: string) => assertionsOf({ table, key }, journeys).length > 0;
  return { unshown: keys.filter((key) => !isShown(key)), unasserted: keys.filter((key) => !isAsserted(key)) };
}

function names(text: string, { table, key }: { table: string; key: string }): boolean {
  if (new RegExp(`'${key}'|\\b${table}\\.${key}\\b`).test(text)) return true;
  const taken = [...text.matchAll(new RegExp(`\\{([^{}]*)\\} = ${table}\\b`, 'g'))];
  return taken.some(([, fields = '']) => fields.split(',').some((field) => field.trim() === key));
}
