import { crossValidate, fitAll, type Judged } from './cross-validate.ts';
import { judge } from './judge.ts';
import { printFit, printFolds } from './print-folds.ts';
import { readCorpus } from './questions.ts';
import { readScopes } from './scopes.ts';

/** Prints how often answers are right by the word of their confidence, with each protocol left out in turn. */
export async function evaluateConfidence(files: readonly string[], folder: string | undefined): Promise<void> {
  const judged: Judged[] = [];
  for (const file of files.length > 0 ? files : [undefined]) {
    const corpus = await readCorpus({ ...(folder !== undefined && { folder }), ...(file !== undefined && { file }) });
    const { scopes } = await readScopes(corpus);
    for (const question of corpus.questions) {
      const scope = scopes.get(question.document);
      const draft = scope ? await judge(question, scope) : null;
      if (draft) judged.push(draft);
    }
  }
  console.log(printFolds(crossValidate(judged)));
  console.log(`\n${printFit(fitAll(judged))}`);
}
