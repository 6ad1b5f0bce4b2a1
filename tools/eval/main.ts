import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { ScopeDocument } from '../../functions/src/answering/draft-task.ts';
import { readPdf } from '../../functions/src/ingestion/read-pdf.ts';
import { measure, type Measured } from './measure.ts';
import { readPageWords } from './page-words.ts';
import { readCorpus, type Corpus } from './questions.ts';
import { figuresOf, groupsOf, printTable } from './table.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, against: { type: 'string' }, out: { type: 'string' } },
});
if (values.corpus === undefined) throw new Error('Usage: npm run eval -- --corpus DIR [--against FILE] [--out FILE]');

const corpus = await readCorpus(values.corpus);
const documents = await readDocuments(corpus);
const measured = await askAll();
console.log(printTable(groupsOf(measured)));
await printConfidence();
await printCurve();
if (values.against !== undefined) await printDifferences(values.against);
if (values.out !== undefined) await writeFile(values.out, `${JSON.stringify(measured, null, 1)}\n`);

async function readDocuments({ documents: paths }: Corpus) {
  const read = new Map<string, { document: ScopeDocument; pageWords: string[] }>();
  for (const [id, path] of paths) {
    const bytes = new Uint8Array(await readFile(path));
    const bare = performance.now();
    const pageWords = await readPageWords(path);
    const start = performance.now();
    const reading = await readPdf(bytes);
    const took = performance.now() - start;
    if (reading.result === 'failed') throw new Error(`${path}: ${reading.message}`);
    const factor = (took / (start - bare)).toFixed(1);
    console.log(
      `${basename(path)}: ${reading.file.passages.length} passages in ${took.toFixed(0)} ms, ${factor} x bare text`,
    );
    read.set(id, {
      document: { id, name: basename(path), version: 1, upload_date: '', file: { ...reading.file, document_id: id } },
      pageWords,
    });
  }
  console.log('');
  return read;
}

async function askAll(answerFrom?: number): Promise<Measured[]> {
  const results: Measured[] = [];
  for (const question of corpus.questions) {
    const scope = documents.get(question.document);
    if (!scope) throw new Error(`${question.id} asks about an unknown document`);
    results.push(await measure(question, answerFrom === undefined ? scope : { ...scope, answerFrom }));
  }
  return results;
}

/** Confidence is of use only if it is ordered: high right more often than medium, medium than low. */
async function printConfidence(): Promise<void> {
  console.log('\nconfidence  drafts  right');
  const all = await askAll(0);
  for (const level of ['high', 'medium', 'low']) {
    const drafts = all.filter((entry) => entry.confidence === level);
    const right = drafts.filter((entry) => entry.right).length;
    console.log(
      `${level.padEnd(10)}  ${String(drafts.length).padStart(6)}  ${(right / Math.max(1, drafts.length)).toFixed(2)}`,
    );
  }
}

async function printCurve(): Promise<void> {
  console.log('\nanswers from  abstained  wrongly  right');
  for (let answerFrom = 0.6; answerFrom < 2.4; answerFrom += 0.1) {
    const { abstained, wrongAbstained, right } = figuresOf(await askAll(answerFrom));
    const cells = [answerFrom, abstained ?? 0, wrongAbstained ?? 0, right ?? 0].map((value) => value.toFixed(2));
    console.log(
      `${cells[0]?.padEnd(12)}  ${cells[1]?.padStart(9)}  ${cells[2]?.padStart(7)}  ${cells[3]?.padStart(5)}`,
    );
  }
}

async function printDifferences(path: string): Promise<void> {
  const before = JSON.parse(await readFile(path, 'utf8')) as Measured[];
  console.log(`\nagainst ${basename(path)}`);
  for (const entry of measured) {
    const old = before.find((other) => other.id === entry.id);
    if (!old) continue;
    if (old.right !== entry.right) console.log(`${entry.id}: ${entry.right ? 'now right' : 'no longer right'}`);
    if (old.outcome !== entry.outcome) console.log(`${entry.id}: ${old.outcome} -> ${entry.outcome}`);
    if (old.goldPageAt !== entry.goldPageAt)
      console.log(`${entry.id}: gold page at ${old.goldPageAt ?? '-'} -> ${entry.goldPageAt ?? '-'}`);
  }
}
