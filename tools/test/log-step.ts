import { readFileSync } from 'node:fs';
import { audit } from '../../functions/src/firebase/collections.ts';
import { emulatorVariables } from '../emulators/addresses.ts';
import { EMULATOR_LOG } from '../emulators/suite.ts';
import { loggedTexts } from './logged-texts.ts';
import type { Step, StepResult } from './step.ts';
import { countCheck } from './count.ts';

const ACTIONS = ['request.created', 'request.followed_up', 'answer.edited', 'answer.sent'];

/** No question and no answer of the whole run may be in the logs. */
export const logStep: Step = { name: 'logs', run: checkLogs };

async function checkLogs(): Promise<StepResult> {
  Object.assign(process.env, emulatorVariables);
  // The audit trail keeps the texts of requests that tests have deleted.
  const entries = await audit().where('action', 'in', ACTIONS).get();
  const texts = entries.docs.flatMap((doc) => {
    const { before, after } = doc.data();
    return [after?.title, after?.question, after?.text, before?.draft, before?.edit];
  });
  const written = texts.filter((text) => typeof text === 'string');
  const found = loggedTexts(readFileSync(EMULATOR_LOG, 'utf8'), written);
  const isClean = found.length === 0 && written.length > 0;
  const output = written.length === 0 ? 'The run left no texts to look for.' : `In the logs:\n${found.join('\n')}`;
  return { count: countCheck(isClean), output };
}
