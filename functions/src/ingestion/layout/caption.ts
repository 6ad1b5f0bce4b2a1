const TABLE_OR_FIGURE = 'table|figure';

const CAPTION = labelled(TABLE_OR_FIGURE);
const LABEL = labelled(`${TABLE_OR_FIGURE}|attachment|appendix`);

function labelled(kinds: string): RegExp {
  return new RegExp(`^(?:${kinds})\\s+[\\w.-]+`, 'i');
}

/** `Table 4 Doses` */
export function isCaption(text: string): boolean {
  return CAPTION.test(text);
}

/** Also titles of attachments and appendices. */
export function isLabelled(text: string): boolean {
  return LABEL.test(text);
}

/** `Table 4 Doses` and `Table 4 Doses (continued)` */
export function continuesCaption(caption: string, before: string): boolean {
  const [number] = CAPTION.exec(caption) ?? [];
  return number !== undefined && number === CAPTION.exec(before)?.[0];
}
