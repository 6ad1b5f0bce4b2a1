const CAPTION = /^(?:table|figure)\s+[\w.-]+/i;

/** Whether a text begins as the caption of a table or a figure does. */
export function isCaption(text: string): boolean {
  return CAPTION.test(text);
}

/** Whether a caption says that the table of another one goes on: `Table 4 Doses (continued)`. */
export function continuesCaption(caption: string, before: string): boolean {
  const [number] = CAPTION.exec(caption) ?? [];
  return number !== undefined && number === CAPTION.exec(before)?.[0];
}
