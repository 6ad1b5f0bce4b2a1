import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { eraseRulingLines } from './ruling-lines.ts';

const PER_POINT = 2;
const SIZE = { width: 400, height: 300 };

function draw(strokes: (context: SKRSContext2D) => void) {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = 'black';
  strokes(context);
  const rules = eraseRulingLines(canvas, PER_POINT);
  const { data } = context.getImageData(0, 0, SIZE.width, SIZE.height);
  const isInk = (x: number, y: number) => (data[4 * (y * SIZE.width + x)] ?? 255) < 200;
  return { rules, isInk };
}

describe('eraseRulingLines', () => {
  it('finds the borders of a cell and erases them, with what is written in it kept', () => {
    const { rules, isInk } = draw((context) => {
      for (const y of [20, 120]) context.fillRect(20, y, 300, 3);
      for (const x of [20, 317]) context.fillRect(x, 20, 3, 103);
      context.fillRect(100, 60, 6, 20);
    });
    const places = { across: rules.across.map(({ y }) => y), down: rules.down.map(({ x }) => x) };
    expect(places).toEqual({ across: [10.75, 60.75], down: [10.75, 159.25] });
    expect(rules.across[0]).toMatchObject({ left: 10, right: 160 });
    expect(rules.down[0]).toMatchObject({ bottom: 10, top: 61.5 });
    expect([isInk(150, 21), isInk(21, 70), isInk(318, 70)]).toEqual([false, false, false]);
    expect(isInk(102, 70)).toBe(true);
  });

  it('follows the line of a page that lies slightly askew', () => {
    const { rules, isInk } = draw((context) => {
      for (let step = 0; step < 4; step++) context.fillRect(20 + step * 90, 50 + step, 90, 3);
    });
    expect(rules.across).toEqual([{ y: 26.5, left: 10, right: 190 }]);
    expect([isInk(60, 51), isInk(340, 54)]).toEqual([false, false]);
  });

  it.each([
    ['the stroke of a letter', { width: 50, height: 3 }],
    ['shading or a redaction', { width: 300, height: 30 }],
  ])('leaves %s', (_, { width, height }) => {
    const { rules, isInk } = draw((context) => context.fillRect(20, 50, width, height));
    expect(rules).toEqual({ across: [], down: [] });
    expect(isInk(40, 51)).toBe(true);
  });
});
