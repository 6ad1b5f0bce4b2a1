import type { Deployment } from '../deployment.ts';
import { modelFaults, type ModelUse } from './gemini-models.ts';

const LOCAL = /demo-|127\.0\.0\.1|localhost/;

/** What is wrong with a deployment's parameters, one sentence each. */
export function parameterFaults(deployment: Deployment, today: Date): string[] {
  const { project, functions, web } = deployment;
  const faults: string[] = [];
  if (project.startsWith('demo-')) faults.push(`${project} exists only on the emulators; name a real project.`);
  for (const [name, value] of Object.entries({ ...functions, ...web })) {
    if (LOCAL.test(value)) faults.push(`${name} is still that of a local run: ${value}.`);
  }
  if (web.VITE_FIREBASE_PROJECT_ID !== project) {
    faults.push(`VITE_FIREBASE_PROJECT_ID is ${web.VITE_FIREBASE_PROJECT_ID ?? 'missing'}, not ${project}.`);
  }
  if (!isOrigin(functions.APP_ORIGIN)) {
    faults.push(`APP_ORIGIN must be an https address without a path, not ${functions.APP_ORIGIN ?? 'empty'}.`);
  }
  if (!/^[a-z]+-[a-z]+\d+$/.test(functions.REGION ?? '')) {
    faults.push(`REGION must be a region such as europe-west1, not ${functions.REGION ?? 'empty'}.`);
  }
  if (!/^[a-z0-9-]+@[a-z0-9-]+\.iam\.gserviceaccount\.com$/.test(functions.SERVICE_ACCOUNT ?? '')) {
    faults.push('SERVICE_ACCOUNT must be an account made for the functions, as NAME@PROJECT.iam.gserviceaccount.com.');
  }
  for (const name of ['SMTP_HOST', 'MAIL_FROM']) {
    if (!functions[name]) faults.push(`${name} is empty, so nobody would get a mail.`);
  }
  return [...faults, ...modelsOf(deployment).flatMap((use) => modelFaults(use, today))];
}

const MODEL_PARAMETERS = [
  'GEMINI_MODEL',
  'GEMINI_MODEL_STANDARD',
  'GEMINI_MODEL_EXPERT_BETA',
  'GEMINI_REWRITE_MODEL',
] as const;

/** Every model that drafts would be written with, once. */
export function modelsOf({ functions }: Deployment): ModelUse[] {
  const { GEMINI_MODEL, VERTEX_LOCATION = '' } = functions;
  if (!GEMINI_MODEL) return [];
  const models = MODEL_PARAMETERS.map((name) => functions[name]).filter((model) => model);
  return [...new Set(models)].flatMap((model) => (model ? [{ model, location: VERTEX_LOCATION }] : []));
}

function isOrigin(value = ''): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:' && new URL(value).origin === value;
}
