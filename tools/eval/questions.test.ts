import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCorpus } from './questions.ts';

describe('readCorpus', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'corpus-'));
    mkdirSync(path.join(folder, 'pdf'));
    writeFileSync(path.join(folder, 'pdf/manual.pdf'), '');
    for (const name of ['dev-questions.json', 'plain.json'])
      writeFileSync(path.join(folder, name), JSON.stringify({ documents: { manual: 'manual.pdf' }, questions: [] }));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads the question file of a folder, and finds the documents below it', async () => {
    expect(await readCorpus({ folder })).toEqual({
      name: 'dev-questions.json',
      questions: [],
      documents: new Map([['manual', path.join(folder, 'pdf/manual.pdf')]]),
    });
  });

  it('reads another question file, and finds the documents below its folder', async () => {
    const corpus = await readCorpus({ file: path.join(folder, 'plain.json') });
    expect([corpus.name, [...corpus.documents.keys()]]).toEqual(['plain.json', ['manual']]);
  });

  it('also finds the documents beside a question file outside the folder', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'other-'));
    const corpus = await readCorpus({ folder: other, file: path.join(folder, 'plain.json') });
    expect([...corpus.documents]).toEqual([['manual', path.join(folder, 'pdf/manual.pdf')]]);
    rmSync(other, { recursive: true });
  });

  it('names what is missing', async () => {
    await expect(readCorpus({ folder: path.join(folder, 'pdf') })).rejects.toThrow('no *questions*.json');
    rmSync(path.join(folder, 'pdf/manual.pdf'));
    await expect(readCorpus({ folder })).rejects.toThrow('manual.pdf is not below');
  });
});
