/** Element id of a citation; `answerId` is unique on the page. */
export function citationId(answerId: string, number: number): string {
  return `${answerId}-citation-${number}`;
}
