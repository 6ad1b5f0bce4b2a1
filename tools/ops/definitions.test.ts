import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { API_ONLY_ROUTES } from '../../contract/src/routes.ts';
import { functionParameters } from '../../functions/src/declared-parameters.ts';
import { ROOT } from '../project.ts';

interface Alert {
  displayName: string;
  documentation: { content: string };
  conditions: ({ conditionMatchedLog: { filter: string } } | { conditionThreshold: { filter: string } })[];
  alertStrategy: { notificationRateLimit?: { period: string } };
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

  it('waits for what the functions log or declare, for an SLO, or for the uptime check', () => {
    for (const condition of alert.conditions) {
      if ('conditionMatchedLog' in condition) expectLogged(condition.conditionMatchedLog.filter);
      else expectMeasured(condition.conditionThreshold.filter);
    }
  });

  it('is named by its runbook', () => {
    const runbook = readFileSync(path.join(ROOT, alert.documentation.content.replace('Runbook: ', '')), 'utf8');
    expect(runbook).toContain(`“${alert.displayName}”`);
  });

  it('does not notify of each line', () => {
    const isOfLog = alert.conditions.some((condition) => 'conditionMatchedLog' in condition);
    expect(alert.alertStrategy.notificationRateLimit?.period).toBe(isOfLog ? '3600s' : undefined);
  });
});

function expectLogged(filter: string): void {
  const [, messages] = filter.split('jsonPayload.message=');
  const expected = messages?.split(' OR ').map((message) => `'${message.replace(/["()]/g, '')}'`);
  for (const text of expected ?? ['requeueOrphanedJobs']) expect(code).toContain(text);
}

function expectMeasured(filter: string): void {
  const slo = /select_slo_burn_rate\("projects\/PROJECT\/services\/trialdesk\/serviceLevelObjectives\/([\w-]+)"/.exec(
    filter,
  );
  if (slo) expect(filesIn('ops/slos/*.json')).toContain(`ops/slos/${slo[1] ?? ''}.json`);
  else expect(filter).toContain(`resource.labels.host="${uptime.monitoredResource.labels.host}"`);
}

const uptime = read('ops/uptime.json') as {
  monitoredResource: { labels: { host: string } };
  httpCheck: { path: string };
};

it('the uptime check asks what the API answers', () => {
  expect(uptime.httpCheck.path).toBe(`/api/v1${API_ONLY_ROUTES.getHealth.path}`);
});

it('each SLO has an alert, which is sent before a month of it is used up in two days', () => {
  for (const file of filesIn('ops/slos/*.json')) {
    const alert = read(file.replace('slos', 'alerts')) as { conditions: { conditionThreshold: unknown }[] };
    const objective = path.basename(file, '.json');
    expect(alert.conditions[0]?.conditionThreshold).toMatchObject({
      filter: expect.stringContaining(`/${objective}"`) as string,
      thresholdValue: 14.4,
    });
  }
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
