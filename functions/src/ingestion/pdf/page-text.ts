/** Characters drawn in one go, in the page's upright direction: x grows to the right, y grows upwards, in points. */
export interface Run {
  text: string;
  left: number;
  right: number;
  /** The baseline. */
  y: number;
  /** Size of the font. */
  height: number;
  font: string;
  /** The file itself begins something here: a paragraph, a cell. Many files do not say. */
  startsBlock: boolean;
}

/** The text of one page before anything is known of its layout. */
export interface PageText {
  /** Counts from 1. */
  page: number;
  /** In the order of the file, which is the reading order of nearly every writer of PDFs. */
  runs: Run[];
  /** Degrees by which the text is turned against the page's own axes: 0, 90, 180 or 270. */
  turn: number;
  /** Upright extent of the page in points. */
  bottom: number;
  top: number;
}

/** A rectangle in upright coordinates as left, bottom, right, top in the page's own axes. */
export function toPageAxes([left, bottom, right, top]: [number, number, number, number], turn: number) {
  const a = turnPoint({ x: left, y: bottom }, -turn);
  const b = turnPoint({ x: right, y: top }, -turn);
  const rect: [number, number, number, number] = [
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.max(a.x, b.x),
    Math.max(a.y, b.y),
  ];
  return rect.map((value) => Math.round(value * 10) / 10) as typeof rect;
}

/** The point as seen after turning the page's axes by `degrees`, a multiple of 90. */
export function turnPoint({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  switch (((degrees % 360) + 360) % 360) {
    case 90:
      return { x: y, y: -x };
    case 180:
      return { x: -x, y: -y };
    case 270:
      return { x: -y, y: x };
    default:
      return { x, y };
  }
}
