import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../project.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Commands that the script gives gcloud, one word a line, in a project where nothing or everything is there already. */
function commands(isThere: boolean): string[] {
  const log = path.join(folder, 'log');
  writeFileSync(log, '');
  const gcloud = `#!/bin/sh
case "$*" in
*projectNumber*) echo 101; exit 0 ;;
*describe*) exit ${isThere ? 0 : 1} ;;
esac
printf '%s\\n' "$*" >> '${log}'`;
  writeFileSync(path.join(folder, 'gcloud'), gcloud);
  chmodSync(path.join(folder, 'gcloud'), 0o755);
  const script = path.join(ROOT, 'ops/schedule-exports.sh');
  const { status, stderr } = spawnSync(script, ['trials', 'vault', 'europe-west1'], {
    env: { PATH: `${folder}:${process.env.PATH ?? ''}` },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readFileSync(log, 'utf8').trim().split('\n');
}

it('exports the database of the project every night to the other project', () => {
  const [job] = commands(false).filter((command) => command.startsWith('scheduler jobs create'));
  expect(job).toContain(
    '--uri=https://firestore.googleapis.com/v1/projects/trials/databases/(default):exportDocuments',
  );
  expect(job).toContain('--message-body={"outputUriPrefix": "gs://vault-exports"}');
  expect(job).toContain('--project=vault --location=europe-west1 --schedule=0 3 * * *');
});

it('lets the exporter export and nothing else in the project, and gives rights on the copies to nobody there', () => {
  const grants = commands(false).filter((command) => command.includes('add-iam-policy-binding'));
  expect(grants.map((grant) => /-binding (\S+) --member=(\S+) --role=(\S+)/.exec(grant)?.slice(1))).toEqual([
    ['trials', 'serviceAccount:trialdesk-exports@vault.iam.gserviceaccount.com', 'roles/datastore.importExportAdmin'],
    ['gs://vault-exports', 'serviceAccount:trialdesk-exports@vault.iam.gserviceaccount.com', 'roles/storage.admin'],
    [
      'gs://vault-exports',
      'serviceAccount:service-101@gcp-sa-firestore.iam.gserviceaccount.com',
      'roles/storage.admin',
    ],
  ]);
});

it('creates nothing twice', () => {
  expect(commands(true).filter((command) => /\bcreate\b/.test(command))).toEqual([]);
});
