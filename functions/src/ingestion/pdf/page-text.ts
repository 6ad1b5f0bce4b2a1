/** Characters drawn in one go, in the upright direction of the page: x grows to the right, y upwards, in points. */
export interface Run {
  text: string;
  left: number;
  right: number;
  /** The baseline. */
  y: number;
  /** Font size. */
  height: number;
  font: string;
  /** The file itself begins a paragraph or cell here. Many files do not say. */
  startsBlock: boolean;
}

/** Text rotated by a quarter turn against its page. */
export interface RotatedText {
  text: string;
  /** Reads from the bottom up, or from the top down. */
  upwards: boolean;
  /** The baseline, which is vertical. */
  x: number;
  bottom: number;
  top: number;
  height: number;
  font: string;
  /** How many of the page's runs come before it in the file. */
  index: number;
}

/** The text of one page before its layout is known. */
export interface PageText {
  /** Counts from 1. */
  page: number;
  /** In the order of the file, which is the reading order of nearly every PDF writer. */
  runs: Run[];
  rotated: RotatedText[];
  /** Degrees by which the text is turned against the page's own axes: 0, 90, 180 or 270. */
  turn: number;
  /** Upright extent of the page in points. */
  bottom: number;
  top: number;
}

type Rect = [left: number, bottom: number, right: number, top: number];

/** An upright rectangle in the page's own axes, rounded to a tenth of a point. */
export function toPageAxes([left, bottom, right, top]: Rect, turn: number): Rect {
  const a = turnPoint({ x: left, y: bottom }, -turn);
  const b = turnPoint({ x: right, y: top }, -turn);
  return [
    toTenth(Math.min(a.x, b.x)),
    toTenth(Math.min(a.y, b.y)),
    toTenth(Math.max(a.x, b.x)),
    toTenth(Math.max(a.y, b.y)),
  ];
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
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
