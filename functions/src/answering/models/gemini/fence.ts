/** Data for the model. `opening` may include attributes. */
export function tag(opening: string, content: string): string {
  return `<${opening}>${content}</${opening.split(' ')[0] ?? opening}>`;
}

/** Keeps text from opening or closing a tag; `< 5 mg` stays as it is. */
export function escape(text: string): string {
  return text.replace(/<(?=[\p{L}/!?])/gu, '&lt;');
}

/** For an attribute. */
export function escapeName(text: string): string {
  return escape(text).replace(/"/g, '&quot;').replace(/\s+/g, ' ');
}

/** Models copy the prompt's escapes. */
export function unescape(text: string): string {
  return text.replace(/&lt;/g, '<').replace(/&quot;/g, '"');
}
