import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { askAll } from './ask-all.ts';
import { differences } from './compare.ts';
import { byConfidence, printConfidence } from './confidence.ts';
import { abstentionCurve, printCurve } from './curve.ts';
import type { Measured } from './measure.ts';
import { readCorpus } from './questions.ts';
import { readScopes } from './scopes.ts';
import { groupsOf, printTable } from './table.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, against: { type: 'string' }, out: { type: 'string' } },
});
if (values.corpus === undefined) throw new Error('Usage: npm run eval -- --corpus DIR [--against FILE] [--out FILE]');

const corpus = await readCorpus(values.corpus);
const { scopes, ingested } = await readScopes(corpus);
for (const { name, passages, milliseconds, bareMilliseconds } of ingested)
  console.log(
    `${name}: ${passages} passages in ${milliseconds.toFixed(0)} ms, ${(milliseconds / bareMilliseconds).toFixed(1)} x bare text`,
  );

const questions = await askAll(corpus.questions, scopes);
const groups = groupsOf(questions);
console.log(`\n${printTable(groups)}`);
const confidence = byConfidence(await askAll(corpus.questions, scopes, 0));
console.log(`\n${printConfidence(confidence)}`);
const curve = await abstentionCurve((answerFrom) => askAll(corpus.questions, scopes, answerFrom));
console.log(`\n${printCurve(curve)}`);
if (values.against !== undefined) {
  const before = JSON.parse(await readFile(values.against, 'utf8')) as { questions: Measured[] };
  console.log(`\nagainst ${basename(values.against)}`);
  for (const line of differences(before.questions, questions)) console.log(line);
}
if (values.out !== undefined) {
  const result = { ingested, groups: Object.fromEntries(groups), confidence, curve, questions };
  await writeFile(values.out, `${JSON.stringify(result, null, 1)}\n`);
}
