import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followFailures, withLogged } from './logged-failures.ts';

const TEST = { file: 'a.api.test.ts', title: 'adds', reason: 'not 2' };

it('collects failures that are logged, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'logged-'));
  const log = path.join(folder, 'emulators.log');
  writeFileSync(log, '');
  const stop = followFailures(log);
  const entry = (severity: string) => `>  ${JSON.stringify({ severity, message: `A ${severity}` })}\n`;
  appendFileSync(log, `${entry('INFO')}${entry('WARNING')}${entry('ERROR')}i  functions: Beginning execution\n`);
  appendFileSync(
    log,
    `⚠  functions: Your function timed out after 60s.\n${entry('ERROR').replace('A E', `${'A'.repeat(400)} E`)}`,
  );
  const texts = stop().map(({ text }) => text);
  rmSync(folder, { recursive: true });
  expect(texts.slice(0, 2)).toEqual(['ERROR A ERROR', '⚠  functions: Your function timed out after 60s.']);
  expect(texts[2]).toMatch(/^ERROR A{294}…$/);
});

it('names with a failed test what was logged while it ran, and just after', () => {
  const logged = [900, 1_000, 1_400, 1_700].map((at) => ({ at, text: `at ${at}` }));
  const ran = { from: 1_000, to: 1_100 };
  expect(withLogged([{ ...TEST, ran }], logged)).toEqual([{ ...TEST, ran, logged: ['at 1000', 'at 1400'] }]);
  expect(withLogged([{ ...TEST, ran: { from: 2_000, to: 3_000 } }, TEST], logged)).toEqual([
    { ...TEST, ran: { from: 2_000, to: 3_000 } },
    TEST,
  ]);
});
