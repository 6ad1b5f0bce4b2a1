import { parseArgs } from 'node:util';
import { describeError, PlainError } from '../plain-error.ts';
import { switchOff } from './without.ts';

const USAGE =
  'Usage: npm run eval -- (--corpus DIR | --questions FILE) [--without NAME,...] [--against FILE] [--out FILE]\n' +
  '       npm run eval -- --cross-validate --questions FILE [--questions FILE ...] [--corpus DIR]\n' +
  '       npm run eval -- --facts FILE [--corpus DIR]\n' +
  '       npm run eval -- --wordings FILE [--questions FILE] [--corpus DIR]';

try {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string' },
      questions: { type: 'string', multiple: true },
      'cross-validate': { type: 'boolean', default: false },
      facts: { type: 'string' },
      wordings: { type: 'string' },
      without: { type: 'string' },
      against: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { questions: files = [], ...options } = values;
  const { facts, wordings, corpus } = values;
  if ([facts, wordings, corpus].every((value) => value === undefined) && files.length === 0)
    throw new PlainError(USAGE);
  if (values.without !== undefined) switchOff(values.without.split(','));
  if (wordings !== undefined) {
    const { evaluateWordings } = await import('./wordings.ts');
    const { readCorpus } = await import('./questions.ts');
    const [file] = files;
    const hasDocuments = corpus !== undefined || file !== undefined;
    await evaluateWordings(wordings, hasDocuments ? await readCorpus({ folder: corpus, file }) : null);
  } else if (values['cross-validate']) {
    const { evaluateConfidence } = await import('./evaluate-confidence.ts');
    await evaluateConfidence(files, corpus);
  } else if (facts === undefined) {
    const [questions, ...more] = files;
    if (more.length > 0) throw new PlainError(USAGE);
    const { evaluate } = await import('./evaluate.ts');
    await evaluate({ ...options, ...(questions !== undefined && { questions }) });
  } else {
    const { evaluateFacts } = await import('./facts.ts');
    await evaluateFacts(facts, corpus);
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
