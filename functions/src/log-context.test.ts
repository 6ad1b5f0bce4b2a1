import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type Line, loggedAs, loggedBy, logLine } from './log-context.ts';

const file = (name: string) => JSON.stringify(path.resolve(`functions/src/${name}.ts`));

const CODE = `
  const { loggedAs, logLine } = await import(${file('log-context')});
  const { logFailure } = await import(${file('log-failure')});
  const drafting = (jobId) => loggedAs({ jobId }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    logLine('INFO', 'Gemini replied', { model: 'm' });
    logFailure('Pages could not be drawn', { severity: 'WARNING', details: { documentId: 'd' }, error: new Error('x') });
  });
  await Promise.all([drafting('one'), drafting('two')]);
  logLine('WARNING', 'Outside', {});`;

test('each line names the job that it is about, although several run at once', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', CODE], { encoding: 'utf8' });
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const of = (message: string) => lines.filter((line) => line.message === message);
  expect(of('Gemini replied').map(({ jobId, model }) => [jobId, model])).toEqual([
    ['one', 'm'],
    ['two', 'm'],
  ]);
  expect(of('Pages could not be drawn').map(({ jobId, documentId }) => [jobId, documentId])).toEqual([
    ['one', 'd'],
    ['two', 'd'],
  ]);
  expect(of('Outside')).toEqual([{ severity: 'WARNING', message: 'Outside' }]);
});

test('lines can be given to somebody else to write', async () => {
  const lines: Line[] = [];
  const write = (line: Line) => void lines.push(line);
  const replied = async () => {
    await Promise.resolve();
    logLine('INFO', 'Gemini replied', { model: 'm' });
  };
  await loggedAs({ jobId: 'one' }, () => loggedBy(write, () => loggedAs({ requestId: 'r' }, replied)));
  expect(lines).toEqual([{ severity: 'INFO', message: 'Gemini replied', jobId: 'one', requestId: 'r', model: 'm' }]);
});
