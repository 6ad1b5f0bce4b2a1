import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../eval/questions.ts';
import { ROOT } from '../project.ts';
import { countDocuments } from './documents-per-question.ts';
import { measureIngestion } from './measure-ingestion.ts';
import { measureRetrieval } from './measure-retrieval.ts';
import { compareResults, missed, printResult, type BenchResult } from './result.ts';

/* Speed is a ratio to a baseline of the same run, so that machines compare. Exits with 1 when a target is missed. */

const { values } = parseArgs({
  options: { against: { type: 'string' }, out: { type: 'string' }, documents: { type: 'boolean', default: false } },
});
const { questions } = await readCorpus({ folder: path.join(ROOT, 'samples') });
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
