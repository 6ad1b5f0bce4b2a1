/** What `{{name}}` in a saved reply becomes when it is inserted. Any other name is a blank that a person fills in. */
export const PLACEHOLDERS = {
  requester: 'Name of the person who asked',
  site: 'Name of the site',
  study: 'Name of the study',
  request_number: 'Number of the request',
  my_name: 'Your own name',
} as const;

export type PlaceholderName = keyof typeof PLACEHOLDERS;

/** Null where there is none. */
export type PlaceholderValues = Record<PlaceholderName, string | null>;

/** A placeholder in a text, with its braces. */
export interface Placeholder {
  name: string;
  text: string;
  at: number;
}

const PLACEHOLDER = /\{\{[ \t]*([\p{L}\p{N}_][\p{L}\p{N}_ -]{0,39}?)[ \t]*\}\}/gu;

export function placeholder(name: PlaceholderName): string {
  return `{{${name}}}`;
}

/** In order of appearance. */
export function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: found, 1: name = '', index }) => ({ name, text: found, at: index }));
}

/** Those without a value stay. Values are text: what looks like a placeholder in one is not filled. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (found, name: string) => (isPlaceholder(name) ? (values[name] ?? found) : found));
}

/** Why a text with placeholders cannot be sent; null if it has none. */
export function unfilledText(text: string): string | null {
  const unfilled = [...new Set(placeholdersIn(text).map((each) => each.text))];
  if (unfilled.length === 0) return null;
  return `Fill in or remove ${unfilled.slice(0, MOST_NAMED).join(', ')} before sending.`;
}

const MOST_NAMED = 5;

function isPlaceholder(name: string): name is PlaceholderName {
  return Object.hasOwn(PLACEHOLDERS, name);
}
