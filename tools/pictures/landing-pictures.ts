import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { ROOT } from '../project.ts';
import { FOLDER, fileName, THEMES } from './shapes.ts';

const IMAGES = path.join(ROOT, 'web/src/features/landing/images');

/** Of the page, in pixels. */
const SHOWN = { width: 1280, height: 900 };

/** Of the files: on phones, and on larger screens. */
const WIDTHS = [800, 1280];

const QUALITY = 82;

/** Writes the landing page's pictures of a review, in both themes, from those just taken. */
export async function writeLandingPictures(): Promise<void> {
  for (const theme of THEMES) {
    const review = await loadImage(path.join(FOLDER, fileName('Review', theme, 1280)));
    for (const width of WIDTHS) {
      const height = Math.round((width * SHOWN.height) / SHOWN.width);
      const canvas = createCanvas(width, height);
      canvas.getContext('2d').drawImage(review, 0, 0, SHOWN.width, SHOWN.height, 0, 0, width, height);
      await writeFile(path.join(IMAGES, `review-${theme}-${width}.webp`), await canvas.encode('webp', QUALITY));
    }
  }
}
