import { readFile } from 'node:fs/promises';
import { writeDraft } from '../../functions/src/answering/jobs/write-draft.ts';
import { extractiveModel } from '../../functions/src/answering/models/extractive/extractive.ts';
import { formsOf } from '../../functions/src/answering/question/question-form.ts';
import { subjectsOf } from '../../functions/src/answering/question/subjects.ts';
import { LIKELY, OTHER, SUBJECT, wordingExamples } from '../../functions/src/answering/question/wordings.ts';
import { parseTable, tableRows } from '../../functions/src/answering/question/lexicon/table-rows.ts';
import { learn, type Classified } from '../../functions/src/answering/question/linear-classifier.ts';
import { taskOf, type Scope } from './measure.ts';
import type { Corpus } from './questions.ts';
import { readScopes } from './scopes.ts';

/** What a question asks for, and what it was taken for: keys of fields, names of subjects after `SUBJECT`, or `other`. */
interface Recognised {
  wanted: string;
  found: readonly string[];
}

const FOLDS = 5;

/** Of the first wordings of a field, whose answers its paraphrases are compared with. */
const PLAINEST = 3;

/**
 * Prints how many questions of a table (key of a field or `other`, question) are recognised, and what they are taken for, or
 * the same for subjects if the table is on these; then how many of the tables' own examples are, with each fifth left out. With
 * documents, also how many questions get the answer of the plainest wordings of their field.
 */
export async function evaluateWordings(file: string, corpus: Corpus | null): Promise<void> {
  const table = parseTable(await readFile(file, 'utf8'), 2).map(([wanted = '', question = '']) => ({
    wanted,
    question,
  }));
  const isOnSubjects = table.some(({ wanted }) => wanted.startsWith(SUBJECT));
  const asked = table.map(({ wanted, question }): Recognised => {
    const found = isOnSubjects ? subjectsIn(question) : fieldsIn(question);
    return { wanted, found: found.length > 0 ? found : [OTHER] };
  });
  if (corpus) await printAgreement(table, corpus);
  console.log(`Questions of the file, by patterns and examples: ${summaryOf(asked)}`);
  for (const [confusion, times] of confusionsOf(asked)) console.log(`  ${String(times).padStart(3)}  ${confusion}`);
  console.log('\nExamples that were left out, by the others alone:');
  const left = leftOut();
  for (const likely of [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
    const found = left.map(({ wanted, label, probability }) => ({
      ...{ wanted, found: [probability >= likely ? label : OTHER] },
    }));
    console.log(`  from ${likely.toFixed(1)}${likely === LIKELY ? ' (used)' : ''}: ${summaryOf(found)}`);
  }
}

function fieldsIn(question: string): string[] {
  return formsOf(question).flatMap((form) => (form.kind === 'field' ? [form.field.key] : []));
}

function subjectsIn(question: string): string[] {
  return subjectsOf(question).map(({ name }) => `${SUBJECT}${name}`);
}

async function printAgreement(table: readonly { wanted: string; question: string }[], corpus: Corpus): Promise<void> {
  const { scopes } = await readScopes(corpus);
  const wordings = new Map(
    tableRows('field-wordings', 2).map(([key = '', questions = '']) => [key, questions.split('|')]),
  );
  for (const scope of scopes.values()) {
    const plainest = new Map<string, Set<string>[]>();
    for (const [key, questions] of wordings) {
      const answers = await Promise.all(questions.slice(0, PLAINEST).map((question) => quotesFor(question, scope)));
      plainest.set(
        key,
        answers.filter((quotes) => quotes.size > 0),
      );
    }
    const counts = { same: 0, other: 0, none: 0 };
    for (const { wanted, question } of table) {
      const stated = plainest.get(wanted) ?? [];
      if (stated.length < 2) continue;
      const quotes = await quotesFor(question, scope);
      const isSame = stated.some((others) => [...quotes].some((quote) => others.has(quote)));
      counts[quotes.size === 0 ? 'none' : isSame ? 'same' : 'other']++;
    }
    const all = counts.same + counts.other + counts.none;
    const share = (count: number) => (count / Math.max(1, all)).toFixed(3);
    console.log(
      `${scope.name}: of ${all} for a field that it states, ${share(counts.same)} get its answer, ` +
        `${share(counts.other)} another, ${share(counts.none)} none`,
    );
  }
}

/** By page and beginning; empty for a question that is not answered. */
async function quotesFor(question: string, scope: Scope): Promise<Set<string>> {
  const draft = await writeDraft(await taskOf(question, scope), extractiveModel());
  const citations = draft.state === 'ready' ? draft.citations : [];
  return new Set(citations.map(({ page, text_snippet }) => `${page} ${text_snippet.slice(0, 40)}`));
}

function summaryOf(all: readonly Recognised[]): string {
  const [fields, others] = [all.filter(({ wanted }) => wanted !== OTHER), all.filter(({ wanted }) => wanted === OTHER)];
  const share = (some: readonly Recognised[], is: (one: Recognised) => boolean) =>
    (some.filter(is).length / Math.max(1, some.length)).toFixed(3);
  const isRight = ({ wanted, found }: Recognised) => found.includes(wanted);
  const isOther = ({ found }: Recognised) => found.includes(OTHER);
  return (
    `${fields.length} for a field or subject: ${share(fields, isRight)} recognised, ` +
    `${share(fields, (one) => !isRight(one) && !isOther(one))} taken for another; ` +
    `${others.length} others: ${share(others, isRight)} kept`
  );
}

/** `wanted -> found`, most frequent first. */
function confusionsOf(all: readonly Recognised[]): [string, number][] {
  const times = new Map<string, number>();
  for (const { wanted, found } of all) {
    if (found.includes(wanted)) continue;
    const confusion = `${wanted} -> ${found.join(', ')}`;
    times.set(confusion, (times.get(confusion) ?? 0) + 1);
  }
  return [...times].sort(([, one], [, other]) => other - one);
}

function leftOut(): (Classified & { wanted: string })[] {
  const examples = wordingExamples();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const classify = learn(examples.filter((_example, at) => at % FOLDS !== fold));
    return examples
      .filter((_example, at) => at % FOLDS === fold)
      .map(({ label, features }) => ({ wanted: label, ...classify(features) }));
  }).flat();
}
