import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { samplePassages } from './invented-documents.ts';
import { inventProtocol } from './invented-protocol.ts';
import { read } from './measure-ingestion.ts';

const MOST_MIB = 512;
const MINUTE = 60_000;

test(
  'a protocol of 300 pages is read within 512 MiB',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'trialdesk-memory-'));
    try {
      const file = path.join(folder, 'protocol.pdf');
      await writeFile(file, await inventProtocol(await samplePassages(), 300));
      const { pages, megabytes } = await read('ingest', file);
      expect(pages).toBe(300);
      expect(megabytes).toBeLessThan(MOST_MIB);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  2 * MINUTE,
);
