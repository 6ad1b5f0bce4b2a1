import type { Passage } from '../passages/passage.ts';
import { readPages } from '../read-pages.ts';

/** Throws when the PDF cannot be read. */
export async function passagesOf(pdf: Uint8Array): Promise<Passage[]> {
  const reading = await readPages(pdf);
  if (reading.result === 'failed') throw new Error(reading.reason);
  return reading.file.passages;
}
