import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { killChildren } from '../emulators/processes.ts';
import { readCorpus } from '../eval/questions.ts';
import { ROOT } from '../project.ts';
import { countDocuments, measureLists, onEmulators } from './on-emulators.ts';
import { measureIngestion } from './measure-ingestion.ts';
import { measureModuleLoad } from './measure-module-load.ts';
import { measureRetrieval } from './measure-retrieval.ts';
import { compareResults, joined, missed, printResult, type BenchResult } from './result.ts';

/*
 * Speed is a ratio to a baseline of the same run, so that machines compare. Exits with 1 when a target is missed. `--only`
 * names parts, `--requests` how many the lists have.
 */

const MOST_MINUTES = 15;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string', default: 'modules,retrieval,ingestion,documents' },
    requests: { type: 'string', default: '10000' },
  },
});
const wanted = values.only.split(',');

const ratios = (measured: BenchResult['ratios']): BenchResult => ({ ratios: measured, quantities: [] });
const PARTS: Record<string, () => Promise<BenchResult>> = {
  modules: async () => ratios([await measureModuleLoad()]),
  retrieval: async () => {
    const { questions } = await readCorpus({ folder: path.join(ROOT, 'samples') });
    return ratios(await measureRetrieval(questions.map(({ question }) => question)));
  },
  ingestion: measureIngestion,
  documents: async () => ({ ratios: [], quantities: await onEmulators(countDocuments) }),
  lists: () => onEmulators(() => measureLists(Number(values.requests))),
};

const results: BenchResult[] = [];
const tooLong = setTimeout(() => {
  console.error(`The measurements took more than ${MOST_MINUTES} minutes; the rest is missing.`);
  void report(joined(results))
    .then(killChildren)
    .finally(() => process.exit(1));
}, MOST_MINUTES * 60_000);

for (const [name, measure] of Object.entries(PARTS)) {
  if (!wanted.includes(name)) continue;
  const start = performance.now();
  results.push(await measure());
  console.error(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
}
clearTimeout(tooLong);
const result = joined(results);
await report(result);
if (missed(result).length > 0) process.exitCode = 1;

async function report(measured: BenchResult): Promise<void> {
  console.log(printResult(measured));
  if (values.against !== undefined) {
    const before = JSON.parse(await readFile(values.against, 'utf8')) as BenchResult;
    console.log(`\nagainst ${path.basename(values.against)}`);
    for (const line of compareResults(before, measured)) console.log(line);
  }
  if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(measured, null, 1)}\n`);
}
