import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../eval/questions.ts';
import { ROOT } from '../project.ts';
import { countDocuments } from './documents-touched.ts';
import { measureIngestion } from './measure-ingestion.ts';
import { measureRetrieval } from './measure-retrieval.ts';
import { compareResults, missed, printResult, type BenchResult } from './result.ts';

/*
 * Measures speed as ratios of things that run side by side, and what does not depend on the machine as numbers, so that
 * two runs on two machines can be compared. With --documents it also counts, on the emulators, the documents that a
 * question reads and writes on its way. Ends with 1 when something is above its target.
 */

const { values } = parseArgs({
  options: { against: { type: 'string' }, out: { type: 'string' }, documents: { type: 'boolean', default: false } },
});
const { questions } = await readCorpus(path.join(ROOT, 'samples'));
const ingestion = await measureIngestion();
const result: BenchResult = {
  ratios: [await measureRetrieval(questions.map(({ question }) => question)), ...ingestion.ratios],
  quantities: [...ingestion.quantities, ...(values.documents ? await countDocuments() : [])],
};
console.log(printResult(result));
if (values.against !== undefined) {
  const before = JSON.parse(await readFile(values.against, 'utf8')) as BenchResult;
  console.log(`\nagainst ${path.basename(values.against)}`);
  for (const line of compareResults(before, result)) console.log(line);
}
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(result, null, 1)}\n`);
if (missed(result).length > 0) process.exitCode = 1;
