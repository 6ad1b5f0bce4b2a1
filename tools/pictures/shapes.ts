import path from 'node:path';
import { CACHE_FOLDER } from '../project.ts';

/** Widths of the screens in CSS pixels, from a phone to a desk. */
export const WIDTHS = [400, 1024, 1280, 1600] as const;

export const THEMES = ['light', 'dark'] as const;

export type Width = (typeof WIDTHS)[number];
export type Theme = (typeof THEMES)[number];

/** Pictures and their index page. */
export const FOLDER = path.join(CACHE_FOLDER, 'pictures');

export function fileName(screen: string, theme: Theme, width: Width): string {
  return `${screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.${theme}.${width}.png`;
}
