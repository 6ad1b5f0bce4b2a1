import type { Category, Priority } from '../choices.ts';
import type { Direction, Due, GroupName, SAFETY, Scope, SortName, Tab } from '../request-view.ts';
import type { Owned } from './owned.ts';
import type { RequestView } from './preferences.ts';

/** By its names and codes in the address of the dashboard; what is missing is as by default. */
export interface ViewQuery {
  view: RequestView;
  scope: Scope;
  tab?: Tab | undefined;
  /** Ids separated by commas; without it all sites, also later ones. */
  sites?: string | undefined;
  study?: string | undefined;
  priority?: Priority | undefined;
  category?: Category | undefined;
  /** `me`, `nobody` or a person's id. */
  owner?: string | undefined;
  due?: Due | undefined;
  safety?: typeof SAFETY | undefined;
  /** What is searched for. */
  q?: string | undefined;
  sort?: SortName | undefined;
  dir?: Direction | undefined;
  group?: GroupName | undefined;
}

/** `saved_views/{id}`: a named choice of what the dashboard shows. */
export interface SavedView extends Owned {
  name: string;
  query: ViewQuery;
}
