import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { PASSAGE_FORMAT } from '../../functions/src/ingestion/passages/passage.ts';
import { ROOT } from '../project.ts';

const INGESTION = path.join(ROOT, 'functions/src/ingestion');
const FIELDS = path.join(INGESTION, 'facts/tables/study-fields.tsv');
/** Up to `states`; the others are of questions and of answers. */
const COLUMNS_OF_FACTS = 7;

/**
 * What wrote passages and facts when the format was last set. When this test fails, ingestion has changed: raise
 * PASSAGE_FORMAT if it reads any document differently than before, and set both here.
 */
const KNOWN = { format: 30, writtenBy: 'ad84321c77ffa8c8' };

test('the format of passages is that of the code and patterns that write them', () => {
  expect({ format: PASSAGE_FORMAT, writtenBy: writtenBy() }).toEqual(KNOWN);
});

function writtenBy(): string {
  const sources = globSync('**/*.ts', { cwd: INGESTION })
    .filter((file) => !/\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(file))
    .toSorted()
    .map((file) => withoutComments(readFileSync(path.join(INGESTION, file), 'utf8')));
  const hash = createHash('sha256');
  for (const text of [...sources, patternsOf(readFileSync(FIELDS, 'utf8'))]) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

function withoutComments(source: string): string {
  return transformSync(source, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' }).code;
}

function patternsOf(table: string): string {
  const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split('\t').slice(0, COLUMNS_OF_FACTS).join('\t')).join('\n');
}
