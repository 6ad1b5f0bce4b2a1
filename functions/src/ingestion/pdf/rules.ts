import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { turnPoint } from './page-text.ts';
import type { Rules } from './page-rules.ts';

export const NO_RULES: Rules = { across: [], down: [] };

type Matrix = [number, number, number, number, number, number];
type Point = [x: number, y: number];

/** Points; wider strokes and rectangles are shading. Set by eye. */
const MAX_WIDTH_PT = 2.5;

const COORDINATES = { move: 0, line: 1, curve: 2, quadratic: 3 } as const;

/** Takes longer than reading the page's text. */
export async function readRules(page: PDFPageProxy, turn: number): Promise<Rules> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const strokes: unknown[] = [OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.closeFillStroke];
  const fills: unknown[] = [OPS.fill, OPS.eoFill];
  const { fnArray, argsArray } = await page.getOperatorList();
  const rules: Rules = { across: [], down: [] };
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const given: unknown = argsArray[at];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    if (operator === OPS.paintFormXObjectBegin) matrix = multiply(matrix, formMatrix(given));
    else if (operator === OPS.transform) matrix = multiply(matrix, given as Matrix);
    else if (operator === OPS.constructPath) {
      const [paint, [path]] = given as [number, [Float32Array | null]];
      if (!path) continue;
      for (const points of pathsIn(path)) {
        const placed = points.map((point) => place(point, { matrix, turn }));
        if (strokes.includes(paint)) for (const side of sidesOf(placed)) addRule(rules, side);
        else if (fills.includes(paint)) addRule(rules, placed);
      }
    }
  }
  return rules;
}

/** Points of each closed or open line; of a curve, its end. */
function pathsIn(path: Float32Array): Point[][] {
  const paths: Point[][] = [];
  const { move, line, curve, quadratic } = COORDINATES;
  let at = 0;
  const next = () => path[at++] ?? 0;
  while (at < path.length) {
    const instruction = next();
    const current = paths.at(-1);
    if (instruction === move) paths.push([[next(), next()]]);
    else if (instruction === line) current?.push([next(), next()]);
    else if (instruction === curve || instruction === quadratic) {
      at += instruction === curve ? 4 : 2;
      current?.push([next(), next()]);
    } else if (current?.[0]) current.push(current[0]);
  }
  return paths;
}

function sidesOf(points: Point[]): Point[][] {
  return points.slice(1).map((_, at) => points.slice(at, at + 2));
}

/** Ignores what is neither long and thin nor straight. */
function addRule({ across, down }: Rules, points: Point[]): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [width, height] = [right - left, top - bottom];
  if (height < MAX_WIDTH_PT && width >= MAX_WIDTH_PT) across.push({ y: (bottom + top) / 2, left, right });
  else if (width < MAX_WIDTH_PT && height >= MAX_WIDTH_PT) down.push({ x: (left + right) / 2, bottom, top });
}

function formMatrix(given: unknown): Matrix {
  const [matrix] = given as [Matrix | null];
  return matrix ?? [1, 0, 0, 1, 0, 0];
}

function place([x, y]: Point, { matrix: [a, b, c, d, e, f], turn }: { matrix: Matrix; turn: number }): Point {
  const point = turnPoint({ x: a * x + c * y + e, y: b * x + d * y + f }, turn);
  return [point.x, point.y];
}

function multiply(outer: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [oa, ob, oc, od, oe, of] = outer;
  return [
    oa * a + oc * b,
    ob * a + od * b,
    oa * c + oc * d,
    ob * c + od * d,
    oa * e + oc * f + oe,
    ob * e + od * f + of,
  ];
}
