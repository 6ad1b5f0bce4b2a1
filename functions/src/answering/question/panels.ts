import { termsOf } from '../text/terms.ts';
import { itemsOf, tableRows } from './lexicon/table-rows.ts';

interface Panel {
  /** Stems of each name of what is measured. */
  measured: ReadonlySet<string>[];
  activities: string[];
}

/** Read with the first question. */
let panels: Panel[] | undefined;

/** Names of the activity that something is measured as part of, those that say most first; none if it is no such thing. */
export function activitiesWith(measured: string): string[] {
  panels ??= tableRows('panels', 2).map(([names = '', activities = '']) => ({
    measured: itemsOf(names).map((name) => new Set(termsOf(name))),
    activities: itemsOf(activities),
  }));
  const asked = new Set(termsOf(measured));
  return panels.find((panel) => panel.measured.some((name) => isSame(name, asked)))?.activities ?? [];
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((term) => other.has(term));
}
