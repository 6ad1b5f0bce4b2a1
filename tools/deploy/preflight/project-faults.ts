import * as yup from 'yup';
import { locationFor } from '../../../functions/src/gemini-models.ts';
import type { Deployment } from '../deployment.ts';
import { findBucket, isForBrowsers } from '../bucket.ts';
import { vertexOrigin, type Google } from '../google.ts';
import { modelsOf } from './parameter-faults.ts';

type Check = (deployment: Deployment, google: Google) => Promise<string[]>;

/** What is wrong with the project itself, one sentence each; its models apart. */
export const projectFaults: Check = async (deployment, google) => {
  const checks: Check[] = [signInFaults, bucketFaults, serviceFaults, secretFaults];
  return (await Promise.all(checks.map((check) => check(deployment, google)))).flat();
};

const signIn = yup.object({
  subtype: yup.string(),
  signIn: yup
    .object({
      email: yup.object({ enabled: yup.boolean(), passwordRequired: yup.boolean() }).default({}),
      anonymous: yup.object({ enabled: yup.boolean() }).default({}),
      phoneNumber: yup.object({ enabled: yup.boolean() }).default({}),
    })
    .default({}),
  emailPrivacyConfig: yup.object({ enableImprovedEmailPrivacy: yup.boolean() }).default({}),
  client: yup
    .object({
      permissions: yup.object({ disabledUserSignup: yup.boolean(), disabledUserDeletion: yup.boolean() }).default({}),
    })
    .default({}),
  authorizedDomains: yup.array(yup.string().required()).default([]),
});

async function signInFaults({ project, functions }: Deployment, google: Google): Promise<string[]> {
  const { status, body } = await google.get('identity', `/admin/v2/projects/${project}/config`);
  if (status !== 200) return [`The settings of Authentication cannot be read (${status}); turn it on and try again.`];
  const config = signIn.validateSync(body);
  const host = URL.parse(functions.APP_ORIGIN ?? '')?.host ?? '';
  return [
    [config.signIn.email.enabled !== true, 'Sign-in by email and password is off in Authentication; turn it on.'],
    [config.signIn.email.passwordRequired === false, 'Sign-in by email link is on in Authentication; turn it off.'],
    [config.signIn.anonymous.enabled === true, 'Anonymous sign-in is on in Authentication; turn it off.'],
    [config.signIn.phoneNumber.enabled === true, 'Sign-in by phone is on in Authentication; turn it off.'],
    [
      config.emailPrivacyConfig.enableImprovedEmailPrivacy !== true,
      'Email enumeration protection is off in Authentication; turn it on.',
    ],
    [
      config.client.permissions.disabledUserSignup !== true,
      'Anyone may create an account in Authentication; turn off sign-up under its user actions.',
    ],
    [
      config.client.permissions.disabledUserDeletion !== true,
      'People may delete their own account in Authentication; turn off deletion under its user actions.',
    ],
    [
      functions.IDENTITY_PLATFORM === 'true' && config.subtype !== 'IDENTITY_PLATFORM',
      'IDENTITY_PLATFORM is true, but Authentication is not upgraded to Identity Platform; upgrade it or set false.',
    ],
    [
      !config.authorizedDomains.includes(host),
      `${host} is not among the authorized domains of Authentication; add it.`,
    ],
  ].flatMap(([isWrong, fault]) => (isWrong === true && typeof fault === 'string' ? [fault] : []));
}

async function bucketFaults({ project, functions }: Deployment, google: Google): Promise<string[]> {
  const bucket = await findBucket(project, google);
  if (typeof bucket === 'string') return [bucket];
  const { name, location, cors } = bucket;
  const origin = functions.APP_ORIGIN ?? '';
  const isOpen = cors.some((rule) => isForBrowsers(rule) && rule.origin.includes(origin));
  const closed = `The bucket ${name} lets no browser at ${origin} read and write; set its CORS rules (docs/deployment.md).`;
  return [...(isOpen ? [] : [closed]), ...locationFaults(name, location, functions.REGION ?? '')];
}

function locationFaults(bucket: string, location: string, region: string): string[] {
  if (location.toLowerCase() === region || region.startsWith(`${location.toLowerCase()}-`)) return [];
  // The multi-region EU lacks the prefix of its regions.
  if (location === 'EU' && region.startsWith('europe-')) return [];
  return [`The bucket ${bucket} is in ${location.toLowerCase()}, the functions in ${region}; set REGION to match.`];
}

/** Signs the addresses at which browsers read PDFs; the CLI turns on what functions need to be deployed, but not this. */
const SIGNING_SERVICE = 'iamcredentials.googleapis.com';

async function serviceFaults({ project }: Deployment, google: Google): Promise<string[]> {
  const { body } = await google.get('services', `/v1/projects/${project}/services/${SIGNING_SERVICE}`);
  const { state } = yup.object({ state: yup.string() }).validateSync(body ?? {});
  return state === 'ENABLED' ? [] : [`${SIGNING_SERVICE} is off, so no PDF could be opened; enable it.`];
}

async function secretFaults({ project }: Deployment, google: Google): Promise<string[]> {
  const { status } = await google.get('secrets', `/v1/projects/${project}/secrets/SMTP_PASSWORD/versions/latest`);
  return status === 200 ? [] : [`The secret SMTP_PASSWORD cannot be read (${status}); store it (docs/deployment.md).`];
}

/** Counting tokens is free and needs what drafting needs: the model, at its location, with this project. */
export async function unreachableModels(deployment: Deployment, google: Google): Promise<string[]> {
  const faults = modelsOf(deployment).map(async ({ model, location: configured }) => {
    const location = locationFor(model, configured);
    const place = `projects/${deployment.project}/locations/${location}/publishers/google/models/${model}`;
    const contents = [{ role: 'user', parts: [{ text: 'dose' }] }];
    const { status } = await google.post(`${vertexOrigin(location)}/v1/${place}:countTokens`, { contents });
    return status === 200 ? [] : [`${model} does not answer at ${location} (${status}); choose another.`];
  });
  return (await Promise.all(faults)).flat();
}
