import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { askAll } from './ask-all.ts';
import { brokenPromises } from './broken-promises.ts';
import { changes, verdict } from './compare.ts';
import { byConfidence, printConfidence } from './confidence.ts';
import { abstentionCurve, printCurve } from './curve.ts';
import type { Measured } from './measure.ts';
import { readCorpus } from './questions.ts';
import { readScopes } from './scopes.ts';
import { groupsOf, printTable } from './table.ts';

/** Options, as paths. */
interface Options {
  corpus?: string;
  questions?: string;
  /** Earlier results to compare with. */
  against?: string;
  out?: string;
}

/** @throws PlainError if a section label or a quote is none of its document */
export async function evaluate({ corpus: folder, questions: file, against, out }: Options): Promise<void> {
  const corpus = await readCorpus({ folder, file });
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
  if (against !== undefined) {
    const before = JSON.parse(await readFile(against, 'utf8')) as { questions: Measured[] };
    console.log(`\n${corpus.name} against ${path.basename(against)}`);
    for (const line of changes(before.questions, questions)) console.log(line);
    console.log(verdict(before.questions, questions));
  }
  if (out !== undefined) {
    const result = { ingested, groups: Object.fromEntries(groups), confidence, curve, questions };
    await writeFile(out, `${JSON.stringify(result, null, 1)}\n`);
  }
  const broken = brokenPromises(ingested, questions);
  if (broken.length > 0) throw new PlainError(broken.join('\n'));
}
