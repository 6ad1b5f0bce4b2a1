import type { Deployment } from '../deployment.ts';
import type { Google, GoogleReply } from '../google.ts';
import { projectFaults, unreachableModels } from './project-faults.ts';

const deployment: Deployment = {
  project: 'trials-eu',
  functions: { APP_ORIGIN: 'https://desk.example.org', REGION: 'europe-west1', GEMINI_MODEL: '' },
  web: {},
};

const SAFE = {
  signIn: { email: { enabled: true, passwordRequired: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  authorizedDomains: ['desk.example.org'],
};

const OPEN = [{ origin: [deployment.functions.APP_ORIGIN], method: ['GET', 'HEAD', 'PUT'] }];

interface Project {
  config?: unknown;
  location?: string;
  cors?: unknown;
  bucket?: string | undefined;
  signing?: string;
  secretStatus?: number;
}

const faultsOf = (project: Project) => projectFaults(deployment, googleOf(project));

function googleOf({ config = SAFE, location = 'EUROPE-WEST1', cors = OPEN, ...rest }: Project): Google {
  const { signing = 'ENABLED', secretStatus = 200 } = rest;
  const storageBucket = 'bucket' in rest ? rest.bucket : 'trials-eu.firebasestorage.app';
  const bodies = {
    identity: config,
    firebase: { storageBucket },
    storage: { location, cors },
    services: { state: signing },
    secrets: {},
    hosting: {},
  };
  return {
    get: (api) => Promise.resolve<GoogleReply>({ status: api === 'secrets' ? secretStatus : 200, body: bodies[api] }),
    post: (url) => Promise.resolve<GoogleReply>({ status: url.includes('gemini-x') ? 404 : 200, body: {} }),
    patch: () => Promise.reject(new Error('A check changes nothing')),
  };
}

it('finds no fault in a safe project', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it.each([
  [{ ...SAFE, signIn: { email: { enabled: false } } }, 'Sign-in by email and password is off'],
  [{ ...SAFE, signIn: { email: { enabled: true, passwordRequired: false } } }, 'Sign-in by email link is on'],
  [{ ...SAFE, signIn: { ...SAFE.signIn, anonymous: { enabled: true } } }, 'Anonymous sign-in is on'],
  [{ ...SAFE, signIn: { ...SAFE.signIn, phoneNumber: { enabled: true } } }, 'Sign-in by phone is on'],
  [{ ...SAFE, emailPrivacyConfig: {} }, 'Email enumeration protection is off'],
  [{ ...SAFE, client: { permissions: { disabledUserDeletion: true } } }, 'Anyone may create an account'],
  [{ ...SAFE, client: { permissions: { disabledUserSignup: true } } }, 'People may delete their own account'],
  [{ ...SAFE, authorizedDomains: ['localhost'] }, 'desk.example.org is not among the authorized domains'],
])('refuses unsafe sign-in: %#', async (config, sentence) => {
  const faults = await faultsOf({ config });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(sentence);
});

it('refuses a blocking function without Identity Platform', async () => {
  deployment.functions.IDENTITY_PLATFORM = 'true';
  const [fault] = await faultsOf({});
  expect(fault).toContain('Authentication is not upgraded to Identity Platform');
  expect(await faultsOf({ config: { ...SAFE, subtype: 'IDENTITY_PLATFORM' } })).toEqual([]);
  delete deployment.functions.IDENTITY_PLATFORM;
});

it.each([
  ['europe-west1', 'EUROPE-WEST1', true],
  ['europe-west1', 'EU', true],
  ['us-east1', 'US', true],
  ['europe-west1', 'US-CENTRAL1', false],
  ['us-central1', 'EU', false],
])('compares the region %s with the bucket in %s', async (region, location, fits) => {
  deployment.functions.REGION = region;
  expect((await faultsOf({ location })).length === 0).toBe(fits);
  deployment.functions.REGION = 'europe-west1';
});

it.each([
  ['without CORS rules', []],
  ['open to another address', [{ origin: ['https://elsewhere.example'], method: ['GET', 'PUT'] }]],
  ['that browsers can only read', [{ origin: [deployment.functions.APP_ORIGIN], method: ['GET', 'HEAD'] }]],
])('refuses a bucket %s', async (_kind, cors) => {
  expect(await faultsOf({ cors })).toEqual([expect.stringMatching(/lets no browser at https:.*CORS/)]);
});

it('refuses a project without a bucket', async () => {
  expect(await faultsOf({ bucket: undefined })).toEqual(['The project has no default Storage bucket; create it.']);
});

it('refuses a project that cannot sign addresses of PDFs', async () => {
  expect(await faultsOf({ signing: 'DISABLED' })).toEqual([
    'iamcredentials.googleapis.com is off, so no PDF could be opened; enable it.',
  ]);
});

it('refuses a project without the password of the mail account', async () => {
  expect(await faultsOf({ secretStatus: 404 })).toEqual([
    'The secret SMTP_PASSWORD cannot be read (404); store it (docs/deployment.md).',
  ]);
});

it('refuses a model that does not answer at its location', async () => {
  const faultsWith = (GEMINI_MODEL: string) =>
    unreachableModels(
      { ...deployment, functions: { ...deployment.functions, GEMINI_MODEL, VERTEX_LOCATION: 'europe-west1' } },
      googleOf({}),
    );
  expect(await faultsWith('gemini-x')).toEqual(['gemini-x does not answer at europe-west1 (404); choose another.']);
  expect(await faultsWith('gemini-y')).toEqual([]);
});
