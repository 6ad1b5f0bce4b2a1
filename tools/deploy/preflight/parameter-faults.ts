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

const DRAFT_MODELS = ['GEMINI_MODEL', 'GEMINI_MODEL_STANDARD', 'GEMINI_MODEL_EXPERT_BETA'] as const;

/** Every model that drafts would be written with, once for each location, substitutes included. */
export function modelsOf({ functions }: Deployment): ModelUse[] {
  const { GEMINI_MODEL, GEMINI_REWRITE_MODEL = '', VERTEX_LOCATION = '' } = functions;
  if (!GEMINI_MODEL) return [];
  const { GEMINI_SUBSTITUTE_MODEL = '', GEMINI_SUBSTITUTE_LOCATION = '' } = functions;
  const drafts = DRAFT_MODELS.map((name) => functions[name] ?? '');
  const first = [...drafts, GEMINI_REWRITE_MODEL].map((model): ModelUse => ({
    model,
    location: VERTEX_LOCATION,
    setting: 'VERTEX_LOCATION',
  }));
  const hasSubstitute = GEMINI_SUBSTITUTE_MODEL !== '' || GEMINI_SUBSTITUTE_LOCATION !== '';
  const substitutes = hasSubstitute
    ? [...(GEMINI_SUBSTITUTE_MODEL ? [GEMINI_SUBSTITUTE_MODEL] : drafts), GEMINI_REWRITE_MODEL].map(
        (model): ModelUse => ({
          model,
          location: GEMINI_SUBSTITUTE_LOCATION || VERTEX_LOCATION,
          setting: 'GEMINI_SUBSTITUTE_LOCATION',
        }),
      )
    : [];
  const named = [...first, ...substitutes].filter(({ model }) => model !== '');
  return named.filter(({ model, location }, at) => {
    const isSame = (other: ModelUse) => other.model === model && other.location === location;
    return named.findIndex(isSame) === at;
  });
}

function isOrigin(value = ''): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:' && new URL(value).origin === value;
}
