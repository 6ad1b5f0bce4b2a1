const WORD = /\p{L}{2,}|\d+(?:[.,]\d+)*/gu;

/** They say nothing of what a statement is about. */
const SMALL = new Set(
  `a an the of to in on at by for from with as is are was were be been has have had do does may might can could must should shall will would
  it its this that these those any all each than then so such there he she they his her we our you your`.split(/\s+/u),
);

const ENDING = /(?<=\p{L}{3})(?:ing|en|es|ed|e|s|d)$/u;

/** Those of a text in lower case that say what it is about, without their endings. */
export function contentWords(text: string): string[] {
  return (text.match(WORD) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.replace(ENDING, ''));
}
