const TABLE_OR_FIGURE = 'table|figure';

const CAPTION = labelled(TABLE_OR_FIGURE);
const LABEL = labelled(`${TABLE_OR_FIGURE}|attachment|appendix`);

function labelled(kinds: string): RegExp {
  return new RegExp(`^(?:${kinds})\\s+[\\w.-]+`, 'i');
}

/** Whether a text begins like the caption of a table or figure: `Table 4 Doses`. */
export function isCaption(text: string): boolean {
  return CAPTION.test(text);
}

/** Whether a text begins like a caption or like the title of an attachment or appendix. */
export function isLabelled(text: string): boolean {
  return LABEL.test(text);
}

/** Whether two captions have the same number: `Table 4 Doses` and `Table 4 Doses (continued)`. */
export function continuesCaption(caption: string, before: string): boolean {
  const [number] = CAPTION.exec(caption) ?? [];
  return number !== undefined && number === CAPTION.exec(before)?.[0];
}
