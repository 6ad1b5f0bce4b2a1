import { parseArgs } from 'node:util';
import { describeError, PlainError } from '../plain-error.ts';
import { switchOff } from './without.ts';

const USAGE =
  'Usage: npm run eval -- (--corpus DIR | --questions FILE) [--without NAME,...] [--against FILE] [--out FILE]';

try {
  const { values } = parseArgs({
    options: {
      corpus: { type: 'string' },
      questions: { type: 'string' },
      without: { type: 'string' },
      against: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.corpus === undefined && values.questions === undefined) throw new PlainError(USAGE);
  if (values.without !== undefined) switchOff(values.without.split(','));
  const { evaluate } = await import('./evaluate.ts');
  await evaluate(values);
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
