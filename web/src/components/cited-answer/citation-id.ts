/** Id of a citation's element; `answerId` tells the answers of a page apart. */
export function citationId(answerId: string, number: number): string {
  return `${answerId}-citation-${number}`;
}
