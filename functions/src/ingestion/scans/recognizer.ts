import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import { linesOf, type ReadLine } from './read-line.ts';

export interface Recognizer {
  /** Expects a PNG or JPEG; the whole image is one block of text. */
  recognize: (image: Buffer) => Promise<ReadLine[]>;
  end: () => Promise<unknown>;
}

/** English. The data comes from a package; nothing is downloaded or cached. */
export async function startRecognizer(): Promise<Recognizer> {
  const data = path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'));
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
  });
  return {
    recognize: async (image) =>
      linesOf((await worker.recognize(image, {}, { blocks: true, text: false })).data.blocks ?? []),
    end: () => worker.terminate(),
  };
}
