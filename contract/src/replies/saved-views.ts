import { CATEGORIES, PRIORITIES } from '../choices.ts';
import type { AsOwned } from '../entities/owned.ts';
import { REQUEST_VIEWS } from '../entities/preferences.ts';
import type { SavedView, ViewQuery } from '../entities/saved-view.ts';
import { DIRECTIONS, DUES, GROUPS, SAFETY, SCOPES, SORTS, TABS } from '../request-view.ts';
import { OWNED_FIELDS } from './owned-fields.ts';
import { keyOf, oneOf, optional, shape, text } from './reply-schema.ts';

export type SavedViewReply = AsOwned<SavedView>;

export const savedViewReply = shape<SavedViewReply>({
  ...OWNED_FIELDS,
  name: text(),
  query: shape<ViewQuery>({
    view: keyOf(REQUEST_VIEWS),
    scope: oneOf(SCOPES),
    tab: optional(keyOf(TABS)),
    sites: optional(text()),
    study: optional(text()),
    priority: optional(oneOf(PRIORITIES)),
    category: optional(keyOf(CATEGORIES)),
    owner: optional(text()),
    due: optional(keyOf(DUES)),
    safety: optional(oneOf([SAFETY])),
    q: optional(text()),
    sort: optional(keyOf(SORTS)),
    dir: optional(oneOf(DIRECTIONS)),
    group: optional(keyOf(GROUPS)),
  }),
});
