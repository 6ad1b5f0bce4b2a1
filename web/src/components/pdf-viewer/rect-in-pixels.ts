import type { PageRect } from '@trialdesk/contract/entities/citation';
import type { PageViewport } from 'pdfjs-dist';

interface PixelRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rectInPixels({ left, bottom, right, top }: PageRect, viewport: PageViewport): PixelRect {
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[];
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}
