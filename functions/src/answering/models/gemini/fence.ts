/** Text that a model is given as data, between tags; attributes may follow the tag's name. */
export function tag(opening: string, content: string): string {
  return `<${opening}>${content}</${opening.split(' ')[0] ?? opening}>`;
}

/** Nothing in a document or a question can close the tag it stands in. */
export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
