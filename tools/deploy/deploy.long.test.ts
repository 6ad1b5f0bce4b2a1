import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { CACHE_FOLDER, ROOT } from '../project.ts';
import { runTool } from '../run-tool.ts';
import { startControlPlane, type ControlPlane } from './testing/control-plane.ts';
import type { Sent } from './testing/sent.ts';
import { FUNCTIONS, SCHEDULES, TRIGGERED } from './testing/expected-functions.ts';
import type { Project } from './testing/google-replies.ts';
import { UPLOADED_FOLDER } from './testing/uploaded-folder.ts';

jest.setTimeout(360_000);

const US: Project = { id: 'trials-us', number: '101', bucketLocation: 'US-EAST1', databaseLocation: 'nam5' };
const EU: Project = { id: 'trials-eu', number: '202', bucketLocation: 'EUROPE-WEST1', databaseLocation: 'eur3' };

let folder: string;
let plane: ControlPlane;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
});
afterEach(() => plane.close());
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const { id } of [US, EU]) rmSync(path.join(ROOT, '.release', id), { recursive: true, force: true });
});

function parametersOf({ id }: Project, region: string) {
  return {
    APP_ORIGIN: `https://${id}.web.app`,
    REGION: region,
    SERVICE_ACCOUNT: `desk@${id}.iam.gserviceaccount.com`,
    GEMINI_MODEL: 'gemini-x-pro',
    VERTEX_LOCATION: region,
    SMTP_HOST: 'smtp.example.org',
    MAIL_FROM: `desk@${id}.example.org`,
    VITE_FIREBASE_PROJECT_ID: id,
    VITE_FIREBASE_API_KEY: `key-of-${id}`,
    VITE_FIREBASE_AUTH_DOMAIN: `${id}.firebaseapp.com`,
    VITE_FIREBASE_APP_ID: `app-of-${id}`,
  };
}

/** Runs `npm run deploy` as a person would, but against this machine. */
async function deploy(
  project: Project,
  parameters: Record<string, string>,
  options: readonly string[] = [],
): Promise<{ ok: boolean; output: string }> {
  plane = await startControlPlane(project);
  const lines = Object.entries(parameters).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, `${project.id}.env`), lines.join(''));
  const args = ['tools/deploy/main.ts', '--project', project.id, '--parameters', folder, ...options];
  const environment = { ...plane.environment, XDG_CONFIG_HOME: folder, CI: 'true' };
  return runTool(process.execPath, args, environment);
}

interface Created {
  name: string;
  buildConfig: { runtime: string; entryPoint: string };
  serviceConfig: {
    serviceAccountEmail: string;
    availableMemory: string;
    maxInstanceCount: number;
    minInstanceCount: number;
    maxInstanceRequestConcurrency: number;
    environmentVariables: Record<string, string>;
    secretEnvironmentVariables?: { key: string; secret: string }[];
  };
  eventTrigger?: { retryPolicy: string; triggerRegion: string; serviceAccountEmail: string };
}

function bodies<Body>(method: string, at: RegExp): Body[] {
  const isOne = (sent: Sent) => sent.method === method && at.test(sent.path);
  return plane.requests.filter(isOne).map(({ body }) => body as Body);
}

const createdFunctions = () => bodies<Created>('POST', /\/functions\?functionId=/);

function byEntryPoint<Value>(value: (created: Created) => Value): Record<string, Value> {
  return Object.fromEntries(createdFunctions().map((created) => [created.buildConfig.entryPoint, value(created)]));
}

describe.each([
  { project: US, region: 'us-east1', triggers: 'nam5', callers: { API_INVOKER: 'public' }, caller: 'allUsers' },
  {
    ...{ project: EU, region: 'europe-west1', triggers: 'eur3' },
    callers: { API_INVOKER: `gateway@${EU.id}.iam.gserviceaccount.com` },
    caller: `serviceAccount:gateway@${EU.id}.iam.gserviceaccount.com`,
  },
])('a deployment to $project.id', ({ project, region, triggers, callers, caller }) => {
  const account = `desk@${project.id}.iam.gserviceaccount.com`;

  it('carries the parameters of that project, and nothing of another', async () => {
    const given = {
      ...parametersOf(project, region),
      ...callers,
      API_MIN_INSTANCES: '1',
      WRITE_DRAFT_CONCURRENCY: '4',
    };
    const { ok, output } = await deploy(project, given);
    expect(ok ? '' : output).toBe('');
    expect(plane.unknown).toEqual([]);

    const created = createdFunctions();
    expect(created.map(({ name }) => name).sort()).toEqual(
      FUNCTIONS.map((name) => `projects/${project.id}/locations/${region}/functions/${name}`),
    );
    for (const { serviceConfig, eventTrigger } of created) {
      expect(serviceConfig.serviceAccountEmail).toBe(account);
      expect(eventTrigger?.serviceAccountEmail ?? account).toBe(account);
      expect(serviceConfig.environmentVariables).toMatchObject({ APP_ORIGIN: given.APP_ORIGIN, REGION: region });
    }
    expect(byEntryPoint(({ serviceConfig }) => serviceConfig)).toMatchObject({
      api: { availableMemory: '1024Mi', minInstanceCount: 1, maxInstanceRequestConcurrency: 40 },
      readDocument: { availableMemory: '2Gi', minInstanceCount: 0, maxInstanceRequestConcurrency: 1 },
      writeDraft: { maxInstanceRequestConcurrency: 4, maxInstanceCount: 50 },
    });
    const retried = byEntryPoint(({ eventTrigger }) => eventTrigger?.retryPolicy);
    expect(retried).toEqual(
      Object.fromEntries(FUNCTIONS.map((name) => [name, TRIGGERED.includes(name) ? 'RETRY_POLICY_RETRY' : undefined])),
    );
    const secrets = byEntryPoint(({ serviceConfig }) => serviceConfig.secretEnvironmentVariables ?? []);
    expect(secrets.sendMail).toMatchObject([{ key: 'SMTP_PASSWORD', secret: 'SMTP_PASSWORD' }]);
    expect(Object.values(secrets).flat()).toHaveLength(1);
    const regions = byEntryPoint(({ eventTrigger }) => eventTrigger?.triggerRegion);
    expect(regions).toMatchObject({ readDocument: project.bucketLocation.toLowerCase(), writeDraft: triggers });
    expect(bodies('POST', /\/services\/api:setIamPolicy$/)).toMatchObject([
      { policy: { bindings: [{ role: 'roles/run.invoker', members: [caller] }] } },
    ]);
    expectSchedules(region, account);
    expectHosting(project, region);
    await keepUpload();
  });
});

interface Job {
  name: string;
  schedule: string;
  httpTarget: { oidcToken: { serviceAccountEmail: string } };
}

function expectSchedules(region: string, account: string): void {
  const jobs = bodies<Job>('POST', /\/jobs$/);
  const found = jobs.map(({ name, schedule }) => [/firebase-schedule-(\w+)-/.exec(name)?.[1], schedule]);
  expect(Object.fromEntries(found)).toEqual(SCHEDULES);
  for (const { name, httpTarget } of jobs) {
    expect(name).toContain(`/locations/${region}/jobs/`);
    expect(httpTarget.oidcToken.serviceAccountEmail).toBe(account);
  }
}

interface HostingVersion {
  config: {
    rewrites: { function?: string; functionRegion?: string }[];
    headers: { headers: Record<string, string> }[];
  };
}

/** The web was built for this project, and its API is in its region. */
function expectHosting(project: Project, region: string): void {
  const [version] = bodies<HostingVersion>('PATCH', /\/versions\/1\?/);
  expect(version?.config.rewrites[0]).toEqual({ glob: '/api/v1/**', run: { serviceId: 'api', region } });
  const policy = version?.config.headers.map(({ headers }) => headers['Content-Security-Policy']).find(Boolean);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('127.0.0.1');
  const built = path.join(releaseOf(project), 'web');
  expect(String(execFileSync('grep', ['-rlE', `key-of-${project.id}`, built]))).toMatch(/\.js\n/);
}

function releaseOf({ id }: Project): string {
  const deployed = path.join(ROOT, '.release', id, 'deployed.json');
  return (JSON.parse(readFileSync(deployed, 'utf8')) as string[]).at(-1) ?? '';
}

/** Unpacks what Cloud Build would get, and installs it from its lock file alone. */
async function keepUpload(): Promise<void> {
  const source = plane.source();
  if (source === null) throw new Error('No source of the functions was uploaded');
  const zip = path.join(CACHE_FOLDER, 'uploaded.zip');
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(zip, source);
  rmSync(UPLOADED_FOLDER, { recursive: true, force: true });
  execFileSync('unzip', ['-q', zip, '-d', UPLOADED_FOLDER]);
  const install = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: UPLOADED_FOLDER });
  expect(await once(install, 'exit')).toEqual([0, null]);
  expect(differingVersions()).toEqual([]);
}

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Installed packages whose version is not one that is tested here. */
function differingVersions(): string[] {
  const tested = lockIn(path.join(ROOT, 'package-lock.json')).packages;
  const known = new Set(Object.entries(tested).map(([place, { version }]) => `${nameIn(place)}@${version ?? ''}`));
  return Object.entries(lockIn(path.join(UPLOADED_FOLDER, 'node_modules/.package-lock.json')).packages)
    .map(([place, { version }]) => `${nameIn(place)}@${version ?? ''}`)
    .filter((installed) => !known.has(installed));
}

function lockIn(file: string): Lock {
  return JSON.parse(readFileSync(file, 'utf8')) as Lock;
}

function nameIn(place: string): string {
  return place.split('node_modules/').pop() ?? '';
}

it('puts the web alone on a preview channel, and lets browsers there read and write the bucket', async () => {
  const { ok, output } = await deploy(US, parametersOf(US, 'us-east1'), ['--channel', 'pr-7']);
  expect(ok ? '' : output).toBe('');
  expect(plane.unknown).toEqual([]);
  expect(createdFunctions()).toEqual([]);
  expect(bodies('PATCH', /^\/storage\/v1\/b\//)).toEqual([
    {
      cors: [
        {
          origin: [`https://${US.id}.web.app`, `https://${US.id}--pr-7-x1y2.web.app`],
          method: ['GET', 'HEAD', 'PUT'],
        },
      ],
    },
  ]);
});

it('refuses in one sentence each, and sends nothing', async () => {
  const given = { ...parametersOf(EU, 'us-central1'), APP_ORIGIN: 'http://127.0.0.1:5000' };
  const { ok, output } = await deploy(EU, { ...given, VITE_FIREBASE_API_KEY: 'demo-key' });
  expect(ok).toBe(false);
  expect(output).toContain('- APP_ORIGIN is still that of a local run: http://127.0.0.1:5000.');
  expect(output).toContain('- VITE_FIREBASE_API_KEY is still that of a local run: demo-key.');
  expect(plane.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('refuses a region without the bucket', async () => {
  const { ok, output } = await deploy(EU, parametersOf(EU, 'us-central1'));
  expect(ok).toBe(false);
  expect(output).toContain('is in europe-west1, the functions in us-central1; set REGION to match.');
});

it('lets a rollback past parameters that only a new build would use', async () => {
  const retired = { ...parametersOf(EU, 'europe-west1'), GEMINI_MODEL: 'gemini-2.5-pro' };
  const release = ['--release', path.join(folder, 'gone')];
  expect((await deploy(EU, retired)).output).toContain('gemini-2.5-pro was retired');
  await plane.close();
  const { output } = await deploy(EU, retired, release);
  expect(output).toContain('Deploying');
  expect(plane.requests.some(({ path: called }) => called.includes(':countTokens'))).toBe(false);
  expect(plane.requests.some(({ path: called }) => called.endsWith('/config'))).toBe(true);
});
