import { cachePassages } from './passages/cache-passages.ts';
import { readPassages } from './passages/passage-store.ts';
import { rebuildOutdated } from './passages/rebuild-outdated.ts';
import { rebuildPassages } from './rebuild-passages.ts';

/** Cached per instance; outdated files are rebuilt from the PDF. */
export const loadPassages = cachePassages(rebuildOutdated({ read: readPassages, rebuild: rebuildPassages }));
