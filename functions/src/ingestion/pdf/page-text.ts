import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rules } from './page-rules.ts';

/** As pdf.js finds it. */
export type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;

/** Points on the upright page: x grows to the right, y upwards. */
export interface Run {
  text: string;
  left: number;
  right: number;
  /** Baseline. */
  y: number;
  /** Font size. */
  height: number;
  font: string;
  /** A paragraph or cell begins here; many files omit this. */
  startsBlock: boolean;
}

/** Rotated by a quarter turn. */
export interface RotatedText {
  text: string;
  /** Otherwise it reads top to bottom. */
  upwards: boolean;
  /** Baseline. */
  x: number;
  bottom: number;
  top: number;
  height: number;
  font: string;
  /** Number of runs before it in the file. */
  index: number;
}

export interface PageText {
  /** From 1. */
  page: number;
  /** In file order, which nearly always is reading order. */
  runs: Run[];
  rotated: RotatedText[];
  /** Degrees between the text and the page's axes: 0, 90, 180 or 270. */
  turn: number;
  /** Upright extent of the page. */
  bottom: number;
  top: number;
  /** Read only for schedules. */
  rules: Rules;
  /** Absent for the file's own text. */
  readBy?: 'ocr';
}

type Rect = [left: number, bottom: number, right: number, top: number];

/** Converts an upright rectangle, rounding to 0.1 point. */
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

/** After turning the axes by a multiple of 90 degrees. */
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
