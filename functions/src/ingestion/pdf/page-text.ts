/** Characters drawn together. Positions are in points on the upright page: x grows to the right, y upwards. */
export interface Run {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  /** Font size. */
  height: number;
  font: string;
  /** The file begins a paragraph or cell here; many files omit this. */
  startsBlock: boolean;
}

/** Rotated by a quarter turn against its page. */
export interface RotatedText {
  text: string;
  /** Reads bottom to top; otherwise top to bottom. */
  upwards: boolean;
  /** The vertical baseline. */
  x: number;
  bottom: number;
  top: number;
  height: number;
  font: string;
  /** How many of the page's runs precede it in the file. */
  index: number;
}

export interface PageText {
  /** From 1. */
  page: number;
  /** In file order, which is the reading order of nearly every PDF writer. */
  runs: Run[];
  rotated: RotatedText[];
  /** Degrees by which the text is turned against the page's axes: 0, 90, 180 or 270. */
  turn: number;
  /** Upright extent in points. */
  bottom: number;
  top: number;
}

type Rect = [left: number, bottom: number, right: number, top: number];

/** Converts an upright rectangle to the page's axes, rounded to 0.1 point. */
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

/** The point after turning the axes by `degrees`, a multiple of 90. */
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
