/** Data for the model. `opening` may include attributes. */
export function tag(opening: string, content: string): string {
  return `<${opening}>${content}</${opening.split(' ')[0] ?? opening}>`;
}

/** Keeps text from closing the tag around it. */
export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
