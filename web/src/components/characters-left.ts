/** From nine tenths of the limit on. */
export function charactersLeft(text: string, most: number): string | undefined {
  const length = text.trim().length;
  if (length < most * 0.9) return undefined;
  const left = Math.abs(most - length).toLocaleString('en-US');
  return length > most ? `${left} characters too many` : `${left} characters left`;
}
