import { makeDocument } from '../../answering/testing/make-scope.ts';
import { cachePassages } from './cache-passages.ts';
import type { PassageFile } from './passage.ts';

const { file } = makeDocument('Protocol.pdf', [{ text: 'Samples are frozen.' }]);

/** Fails the first `failures` reads and records the ids read. */
function reader(failures = 0) {
  const asked: string[] = [];
  const read = (id: string): Promise<PassageFile> => {
    asked.push(id);
    return asked.length > failures ? Promise.resolve(file) : Promise.reject(new Error('No network'));
  };
  return { asked, load: cachePassages(read) };
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

  it('evicts the least recently used document', async () => {
    const { asked, load } = reader();
    for (let at = 0; at < 64; at++) await load(`d${at}`);
    await load('d0');
    await load('one more');
    await load('d0');
    await load('d1');
    expect(asked.slice(64)).toEqual(['one more', 'd1']);
  });
});
