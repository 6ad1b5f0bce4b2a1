import { cachePassages } from './passages/cache-passages.ts';
import { readPassages } from './passages/passage-store.ts';
import { rebuildOutdated } from './passages/rebuild-outdated.ts';
import { rebuildPassages } from './rebuild-passages.ts';

/** A document's passages, read once per instance and rebuilt from the PDF when their file is outdated. */
export const loadPassages = cachePassages(rebuildOutdated({ read: readPassages, rebuild: rebuildPassages }));
