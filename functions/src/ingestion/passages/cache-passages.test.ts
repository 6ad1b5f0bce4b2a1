import { makeDocument } from '../../answering/testing/make-scope.ts';
import { cachePassages } from './cache-passages.ts';
import type { PassageFile } from './passage.ts';

const { file } = makeDocument('Protocol.pdf', [{ text: 'Samples are frozen.' }]);

/** Fails the first `failures` reads and records the ids read. */
function reader(failures = 0, mostBytes?: number) {
  const asked: string[] = [];
  const read = (id: string): Promise<PassageFile> => {
    asked.push(id);
    return asked.length > failures ? Promise.resolve(file) : Promise.reject(new Error('No network'));
  };
  return { asked, load: cachePassages(read, mostBytes) };
}

describe('cachePassages', () => {
  it('reads a document once for concurrent readers', async () => {
    const { asked, load } = reader();
    expect(await Promise.all([load('a'), load('a')])).toEqual([file, file]);
    await load('a');
    expect(asked).toEqual(['a']);
  });

  it('reads again after a failure', async () => {
    const { asked, load } = reader(1);
    await expect(load('a')).rejects.toThrow('No network');
    expect(await load('a')).toBe(file);
    expect(asked).toEqual(['a', 'a']);
  });

  it('evicts the least recently used document once there are too many bytes', async () => {
    const { asked, load } = reader(0, 3_500);
    for (const id of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await load(id);
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b']);
  });

  it('keeps a document larger than the limit until the next one', async () => {
    const { asked, load } = reader(0, 1);
    for (const id of ['a', 'a', 'b', 'a']) await load(id);
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('keeps a hundred protocols', async () => {
    const [passage] = file.passages;
    if (!passage) throw new Error('The document has a passage');
    const passages = Array.from({ length: 1_200 }, () => ({ ...passage, text: 'x'.repeat(400) }));
    const asked: string[] = [];
    const load = cachePassages((id) => {
      asked.push(id);
      return Promise.resolve({ ...file, passages });
    });
    for (let round = 0; round < 2; round++) for (let at = 0; at < 100; at++) await load(`d${at}`);
    expect(asked).toHaveLength(100);
  });
});
