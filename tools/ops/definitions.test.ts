import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { functionParameters } from '../../functions/src/declared-parameters.ts';
import { ROOT } from '../project.ts';

interface Alert {
  displayName: string;
  documentation: { content: string };
  conditions: { conditionMatchedLog: { filter: string } }[];
  alertStrategy: { notificationRateLimit: { period: string } };
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
const filesIn = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort();

const code = filesIn('functions/src/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n');

describe.each(filesIn('ops/alerts/*.json'))('%s', (file) => {
  const alert = read(file) as Alert;

  it('names a runbook that exists', () => {
    const runbook = /^Runbook: (docs\/runbooks\/[\w-]+\.md)$/.exec(alert.documentation.content)?.[1] ?? '';
    expect(existsSync(path.join(ROOT, runbook))).toBe(true);
  });

  it('waits for what the functions log, or for the sweep that they declare', () => {
    for (const { conditionMatchedLog } of alert.conditions) {
      const message = /jsonPayload\.message="([^"]+)"/.exec(conditionMatchedLog.filter)?.[1];
      expect(code).toContain(message === undefined ? 'requeueOrphanedJobs' : `'${message}'`);
    }
  });

  it('is named by its runbook, and does not notify more than once an hour', () => {
    const runbook = readFileSync(path.join(ROOT, alert.documentation.content.replace('Runbook: ', '')), 'utf8');
    expect(runbook).toContain(`“${alert.displayName}”`);
    expect(alert.alertStrategy.notificationRateLimit.period).toBe('3600s');
  });
});

it.each(filesIn('ops/slos/*.json'))('%s is about the API, over thirty days', (file) => {
  expect(read(file)).toMatchObject({ rollingPeriod: '2592000s', goal: expect.any(Number) as number });
  expect(code).toContain('export const api');
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toContain('service_name=\\"api\\"');
});

it('every runbook is half a page that says when it is needed and when it is done', () => {
  const runbooks = filesIn('docs/runbooks/*.md');
  expect(runbooks.map((file) => path.basename(file, '.md'))).toEqual(
    expect.arrayContaining(['gemini-down', 'lost-administrator', 'mail-down', 'restore', 'rollback', 'stuck-job']),
  );
  for (const file of runbooks) {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    expect(text).toMatch(/\*\*You (notice:|need it)\*\*[^]+^1\. [^]+\*\*Done when\*\*/m);
    expect(text.split('\n').length).toBeLessThan(40);
  }
});

it('restoring begins with each kind of copy that a deployment keeps', () => {
  const kept = readFileSync(path.join(ROOT, 'docs/deployment.md'), 'utf8');
  const runbook = readFileSync(path.join(ROOT, 'docs/runbooks/restore.md'), 'utf8');
  for (const [copy, restored] of [
    ['--enable-pitr', 'gcloud firestore databases clone'],
    ['gcloud firestore backups schedules create', 'gcloud firestore databases restore'],
    ['gs://OTHER-PROJECT-exports', 'gcloud firestore import gs://OTHER-PROJECT-exports'],
  ] as const) {
    expect(kept).toContain(copy);
    expect(runbook).toContain(restored);
  }
});

it('the runbook for an outage of Gemini names what a deployment does by itself', () => {
  const runbook = readFileSync(path.join(ROOT, 'docs/runbooks/gemini-down.md'), 'utf8');
  for (const { name } of functionParameters().filter((parameter) => parameter.name.startsWith('GEMINI_SUBSTITUTE')))
    expect(runbook).toContain(`\`${name}\``);
});

it('the tiles of the dashboard do not overlap', () => {
  const { mosaicLayout } = read('ops/dashboard.json') as {
    mosaicLayout: { columns: number; tiles: { xPos: number; yPos: number; width: number }[] };
  };
  const places = mosaicLayout.tiles.map(({ xPos, yPos }) => `${xPos},${yPos}`);
  expect(new Set(places).size).toBe(places.length);
  for (const { xPos, width } of mosaicLayout.tiles) expect(xPos + width).toBeLessThanOrEqual(mosaicLayout.columns);
});

it('the budget warns before it is used up', () => {
  const { thresholdRules } = read('ops/budget.json') as { thresholdRules: { thresholdPercent: number }[] };
  expect(Math.min(...thresholdRules.map(({ thresholdPercent }) => thresholdPercent))).toBeLessThan(1);
});
