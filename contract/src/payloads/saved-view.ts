import { object, type InferType, type ObjectSchema } from 'yup';
import { CATEGORIES, PRIORITIES } from '../choices.ts';
import { REQUEST_VIEWS } from '../entities/preferences.ts';
import type { ViewQuery } from '../entities/saved-view.ts';
import { LIMITS } from '../limits.ts';
import { isRecordId } from '../record-id.ts';
import { DIRECTIONS, DUES, GROUPS, SAFETY, SCOPES, SORTS, TABS } from '../request-view.ts';
import { seenVersion } from './seen-version.ts';
import { choice, keyOf, onOrOff, optionalKeyOf, recordId, singleLine, text } from './text.ts';

const MISSING = 'Say what the view shows';
const { max: MOST_SITES } = LIMITS.sitesPerView;

/** Ids are not looked up: a view may outlive what it names. */
const codes: ObjectSchema<ViewQuery> = object({
  view: keyOf(REQUEST_VIEWS, 'View is not known'),
  scope: choice(SCOPES, 'Scope is not known').required('Scope is not known'),
  tab: optionalKeyOf(TABS, 'Tab is not known'),
  sites: text('Sites', MOST_SITES * 200).test('ids', `A view can name at most ${MOST_SITES} sites, by id`, areSites),
  q: text('Search', LIMITS.searchText.max),
  study: recordId('Study').min(1, 'Study is not known'),
  priority: choice(PRIORITIES, 'Priority is not known'),
  category: optionalKeyOf(CATEGORIES, 'Category is not known'),
  owner: recordId('Owner').min(1, 'Owner is not known'),
  due: optionalKeyOf(DUES, 'Due is not known'),
  safety: choice([SAFETY] as const, 'Safety is not known'),
  sort: optionalKeyOf(SORTS, 'Order is not known'),
  dir: choice(DIRECTIONS, 'Direction is not known'),
  group: optionalKeyOf(GROUPS, 'Group is not known'),
});

/** Elsewhere what is not known is left out; here it would change what the view shows. */
const viewQuery = codes
  .typeError(MISSING)
  .required(MISSING)
  .test('known', 'The view has a part that is not known', (_value, { originalValue }) => hasOnly(originalValue, codes));

/** Body of `POST /saved-views`. */
export const savedViewPayload = object({
  name: singleLine('Name', LIMITS.viewName.max).required('Please enter a name'),
  query: viewQuery,
  /** Whether the whole research team has it. */
  is_shared: onOrOff('Shared'),
});

/** Body of `PUT /saved-views/{id}`, with the version it is based on. */
export const changedViewPayload = savedViewPayload.shape({ version: seenVersion() });

export type SavedViewPayload = InferType<typeof savedViewPayload>;

/** None, as when all are deselected, or so many. */
function areSites(value: string | undefined): boolean {
  if (!value) return true;
  const ids = value.split(',');
  return ids.length <= MOST_SITES && ids.every(isRecordId);
}

function hasOnly(value: unknown, { fields }: { fields: object }): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).every((name) => Object.hasOwn(fields, name));
}
