import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sentencesOf } from '../../functions/src/answering/text/sentences.ts';
import type { ScopeDocument } from '../../functions/src/answering/retrieval/scope.ts';
import { PASSAGE_FORMAT, type Passage } from '../../functions/src/ingestion/passages/passage.ts';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';
import { SAMPLE_STUDIES } from '../../samples/studies.ts';
import { ROOT } from '../project.ts';

const PASSAGES_A_PAGE = 7;

/** Raw material for longer documents. */
export async function samplePassages(): Promise<Passage[]> {
  const files = await Promise.all(
    SAMPLE_STUDIES.map(async ({ file }) => {
      const reading = await readPdf(new Uint8Array(await readFile(path.join(ROOT, 'samples', file))));
      if (reading.result === 'failed') throw new Error(reading.reason);
      return reading.file.passages;
    }),
  );
  return files.flat();
}

/** Synthetic documents of the samples' sentences, shuffled the same way in every run. */
export function inventDocuments(samples: Passage[], size: { documents: number; pages: number }): ScopeDocument[] {
  const random = randomFrom(7);
  const pick = <T>(from: T[]): T | undefined => from[Math.floor(random() * from.length)];
  const prose = samples.filter(({ kind }) => kind === 'prose' || kind === 'list');
  const sentences = prose.flatMap(sentencesOf);
  return Array.from({ length: size.documents }, (_, number): ScopeDocument => {
    const passages = Array.from({ length: size.pages * PASSAGES_A_PAGE }, (__, at): Passage => {
      const like = pick(samples) ?? prose[0];
      if (!like) throw new Error('The samples have no passages');
      const text =
        like.kind === 'table' || like.kind === 'heading'
          ? like.text
          : sentencesOf(like)
              .map(() => pick(sentences) ?? '')
              .join(' ');
      const page = Math.floor(at / PASSAGES_A_PAGE) + 1;
      return { ...like, id: `p${page}-${(at % PASSAGES_A_PAGE) + 1}`, page, text };
    });
    const id = `invented-${number + 1}`;
    return {
      id,
      name: `Invented protocol ${number + 1}.pdf`,
      version: 1,
      upload_date: '2026-01-01T00:00:00.000Z',
      file: {
        format: PASSAGE_FORMAT,
        document_id: id,
        source: { path: id, generation: '1', sha256: '' },
        page_count: size.pages,
        pages_without_text: [],
        pages_read_by_ocr: [],
        abbreviations: {},
        passages,
        facts: [],
      },
    };
  });
}

/** Seeded (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
