import { termsOf } from '../text/terms.ts';
import { itemsOf, tableRows } from './lexicon/table-rows.ts';

interface Panel {
  /** Stems of each name of what is measured or done. */
  measured: ReadonlySet<string>[];
  activities: string[];
}

/** Read with the first question. */
let panels: Panel[] | undefined;
let groups: Panel[] | undefined;

/** Names of the activity that something is measured as part of, those that say most first; none if it is no such thing. */
export function activitiesWith(measured: string): string[] {
  panels ??= panelsOf('panels');
  return activitiesIn(panels, measured);
}

/** Names of the activities of a kind, such as each questionnaire, all of which are meant; none if it is no such kind. */
export function activitiesOfKind(kind: string): string[] {
  groups ??= panelsOf('activity-groups');
  return activitiesIn(groups, kind);
}

function panelsOf(table: string): Panel[] {
  return tableRows(table, 2).map(([names = '', activities = '']) => ({
    measured: itemsOf(names).map((name) => new Set(termsOf(name))),
    activities: itemsOf(activities),
  }));
}

function activitiesIn(table: readonly Panel[], asked: string): string[] {
  const terms = new Set(termsOf(asked));
  return table.find(({ measured }) => measured.some((name) => isSame(name, terms)))?.activities ?? [];
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((term) => other.has(term));
}
