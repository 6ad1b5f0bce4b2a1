import { makeDocument } from '../../answering/testing/make-scope.ts';
import type { PassageFile } from './passage.ts';
import { rebuildOutdated } from './rebuild-outdated.ts';

const { file } = makeDocument('Protocol.pdf', [{ text: 'Samples are frozen.' }]);

/** Files are outdated until rebuilt; rebuilding ids in `broken` fails. */
function store({ current = [], broken = [] }: { current?: string[]; broken?: string[] }) {
  const log: string[] = [];
  const upToDate = new Set(current);
  const load = rebuildOutdated({
    read: (id) => Promise.resolve(upToDate.has(id) ? file : null),
    rebuild: async (id): Promise<PassageFile> => {
      log.push(`begin ${id}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`end ${id}`);
      if (broken.includes(id)) throw new Error('Damaged');
      upToDate.add(id);
      return file;
    },
  });
  return { load, log, upToDate };
}

describe('rebuildOutdated', () => {
  it('reads a current file without rebuilding it', async () => {
    const { load, log } = store({ current: ['a'] });
    expect(await load('a')).toBe(file);
    expect(log).toEqual([]);
  });

  it('rebuilds an outdated file once for concurrent readers', async () => {
    const { load, log } = store({});
    expect(await Promise.all([load('a'), load('a')])).toEqual([file, file]);
    await load('a');
    expect(log).toEqual(['begin a', 'end a']);
  });

  it('rebuilds one document at a time', async () => {
    const { load, log } = store({});
    await Promise.all([load('a'), load('b')]);
    expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });

  it('uses the file that another instance rebuilt in the meantime', async () => {
    const { load, log, upToDate } = store({});
    const [first, second] = [load('a'), load('b')];
    upToDate.add('b');
    await Promise.all([first, second]);
    expect(log).toEqual(['begin a', 'end a']);
  });

  it('rejects when a document cannot be rebuilt, and continues with the next', async () => {
    const { load, log } = store({ broken: ['a'] });
    const [first, second] = [load('a'), load('b')];
    await expect(first).rejects.toThrow('Damaged');
    expect(await second).toBe(file);
    expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  });
});
