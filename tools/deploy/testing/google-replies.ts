import type { Sent } from './sent.ts';

/** The project that the control plane pretends to have. */
export interface Project {
  id: string;
  number: string;
  /** Of the default bucket and of Firestore. */
  bucketLocation: string;
  databaseLocation: string;
}

export interface Reply {
  status: number;
  body: unknown;
}

interface Context {
  project: Project;
  origin: string;
  requests: readonly Sent[];
}

interface Route {
  method: string;
  path: RegExp;
  body: (context: Context & { sent: Sent; groups: string[] }) => unknown;
  status?: number;
}

const bucketOf = ({ project }: Context) => `${project.id}.firebasestorage.app`;
const nothing = () => ({});
const previewOf = ({ id }: Project, channel = '') => `https://${id}--${channel}-x1y2.web.app`;

const SAFE_SIGN_IN = (project: Project) => ({
  signIn: { email: { enabled: true, passwordRequired: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
  authorizedDomains: [`${project.id}.web.app`],
});

/** The body of the request that made a function, as Cloud Functions returns it when the operation is done. */
function madeFunction(requests: readonly Sent[], name: string): unknown {
  const made = requests.find(
    ({ method, path, body }) =>
      method === 'POST' && /\/functions\?functionId=|\/functions$/.test(path) && nameOf(body).endsWith(`/${name}`),
  );
  const location = /locations\/([^/]+)/.exec(nameOf(made?.body))?.[1] ?? '';
  const service = `projects/p/locations/${location}/services/${name.toLowerCase()}`;
  const own = made?.body as { serviceConfig?: object } | undefined;
  return {
    ...own,
    state: 'ACTIVE',
    url: `https://${name.toLowerCase()}.a.run.app`,
    serviceConfig: { ...own?.serviceConfig, service, uri: `https://${name.toLowerCase()}.a.run.app` },
  };
}

function nameOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'name' in body ? String(body.name) : '';
}

const routes: Route[] = [
  // Credentials, as on a machine of Google Cloud.
  {
    method: 'GET',
    path: /service-accounts\/default\/token/,
    body: () => ({ access_token: 'token', expires_in: 3600 }),
  },
  { method: 'GET', path: /^\/computeMetadata\/v1\/project\/project-id/, body: ({ project }) => project.id },
  { method: 'GET', path: /^\/computeMetadata\//, body: () => 'deployer@example.iam.gserviceaccount.com' },
  // Preflight.
  { method: 'GET', path: /^\/admin\/v2\/projects\/[^/]+\/config/, body: ({ project }) => SAFE_SIGN_IN(project) },
  { method: 'POST', path: /:countTokens$/, body: () => ({ totalTokens: 1 }) },
  // Project.
  {
    method: 'GET',
    path: /^\/v1beta1\/projects\/[^/]+\/adminSdkConfig/,
    body: (context) => ({ projectId: context.project.id, storageBucket: bucketOf(context) }),
  },
  {
    method: 'GET',
    path: /^\/v1(beta1)?\/projects\/[^/:]+$/,
    body: ({ project }) => ({
      projectId: project.id,
      projectNumber: project.number,
      resources: { hostingSite: project.id },
    }),
  },
  {
    method: 'POST',
    path: /:testIamPermissions$/,
    body: ({ sent }) => ({ permissions: (sent.body as { permissions?: string[] } | null)?.permissions ?? [] }),
  },
  { method: 'POST', path: /:(getIamPolicy|setIamPolicy)$/, body: () => ({ bindings: [], etag: 'e' }) },
  { method: 'GET', path: /:getIamPolicy/, body: () => ({ bindings: [], etag: 'e' }) },
  { method: 'GET', path: /^\/v1\/projects\/[^/]+\/services\//, body: () => ({ state: 'ENABLED' }) },
  {
    method: 'POST',
    path: /services\/[^/]+:generateServiceIdentity/,
    body: () => ({ name: 'operations/done', done: true }),
  },
  { method: 'GET', path: /^\/v1beta1\/operations\/done/, body: () => ({ done: true }) },
  { method: 'GET', path: /^\/v1beta\/projects\/[^/]+\/instances/, body: () => ({ instances: [] }) },
  { method: 'GET', path: /\/billingInfo$/, body: () => ({ billingEnabled: true }) },
  {
    method: 'GET',
    path: /^\/compute\/v1\/projects\//,
    body: ({ project }) => ({ defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com` }),
  },
  // Storage.
  {
    method: 'GET',
    path: /^\/storage\/v1\/b\/[^/]+$/,
    body: ({ project }) => ({
      location: project.bucketLocation,
      cors: [{ origin: [`https://${project.id}.web.app`], method: ['GET', 'HEAD', 'PUT'] }],
    }),
  },
  { method: 'PATCH', path: /^\/storage\/v1\/b\/[^/]+$/, body: ({ sent }) => sent.body },
  {
    method: 'GET',
    path: /^\/v1alpha\/projects\/[^/]+\/defaultBucket/,
    body: (context) => ({ bucket: { name: bucketOf(context) }, location: context.project.bucketLocation }),
  },
  {
    method: 'GET',
    path: /^\/storage\/v1\/projects\/[^/]+\/serviceAccount/,
    body: ({ project }) => ({ email_address: `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com` }),
  },
  // Rules and indexes.
  { method: 'GET', path: /^\/v1\/projects\/[^/]+\/(releases|rulesets)/, body: nothing },
  { method: 'POST', path: /^\/v1\/projects\/[^/]+:test/, body: () => ({ issues: [] }) },
  { method: 'POST', path: /\/rulesets$/, body: () => ({ name: 'projects/p/rulesets/1' }) },
  { method: 'POST', path: /\/releases$/, body: ({ sent }) => ({ name: nameOf(sent.body) }) },
  { method: 'PATCH', path: /^\/v1\/projects\/[^/]+\/releases\//, body: nothing },
  {
    method: 'GET',
    path: /\/databases\/[^/]+$/,
    body: ({ project }) => ({ locationId: project.databaseLocation, type: 'FIRESTORE_NATIVE' }),
  },
  { method: 'GET', path: /\/databases\/[^/]+\/collectionGroups\/-\/indexes/, body: () => ({ indexes: [] }) },
  { method: 'GET', path: /\/collectionGroups\/-\/fields/, body: () => ({ fields: [] }) },
  { method: 'POST', path: /\/collectionGroups\/[^/]+\/indexes$/, body: () => ({ name: 'operations/index' }) },
  { method: 'PATCH', path: /\/collectionGroups\/[^/]+\/fields\//, body: () => ({ name: 'operations/field' }) },
  // Functions.
  { method: 'GET', path: /\/locations\/-\/functions/, body: () => ({ functions: [] }) },
  {
    method: 'POST',
    path: /\/functions:generateUploadUrl/,
    body: ({ origin }) => ({
      uploadUrl: `${origin}/source.zip`,
      storageSource: { bucket: 'gcf-v2-sources', object: 'source.zip' },
    }),
  },
  { method: 'PUT', path: /^\/source\.zip/, body: nothing },
  {
    method: 'POST',
    path: /\/functions(\?functionId=.*)?$/,
    body: ({ sent }) => ({ name: `operations/${nameOf(sent.body).split('/').pop() ?? ''}` }),
  },
  {
    method: 'GET',
    path: /^\/v2\/operations\/(\w+)/,
    body: ({ requests, groups }) => ({ done: true, response: madeFunction(requests, groups[0] ?? '') }),
  },
  { method: 'GET', path: /\/locations\/[^/]+\/services\/\w+$/, body: nothing },
  // Schedules: none exists yet.
  { method: 'PATCH', path: /\/jobs\//, status: 404, body: () => ({ error: { code: 404, message: 'none' } }) },
  { method: 'GET', path: /\/jobs\//, status: 404, body: () => ({ error: { code: 404, message: 'none' } }) },
  { method: 'POST', path: /\/jobs$/, body: nothing },
  // Secrets.
  {
    method: 'GET',
    path: /\/secrets\/[^/]+\/versions\/\w+$/,
    body: ({ sent }) => ({ name: sent.path.slice(4).replace('latest', '1'), state: 'ENABLED' }),
  },
  { method: 'GET', path: /\/secrets\/[^/]+$/, body: ({ sent }) => ({ name: sent.path.slice(4), labels: {} }) },
  // Images of functions.
  { method: 'GET', path: /\/repositories\/gcf-artifacts/, body: () => ({ name: 'gcf-artifacts', format: 'DOCKER' }) },
  { method: 'PATCH', path: /gcf-artifacts/, body: nothing },
  // Hosting.
  {
    method: 'GET',
    path: /^\/v1beta1\/projects\/[^/]+\/sites(\?|$)/,
    body: ({ project }) => ({
      sites: [
        { name: `projects/${project.id}/sites/${project.id}`, type: 'DEFAULT_SITE', defaultUrl: 'https://x.web.app' },
      ],
    }),
  },
  {
    method: 'GET',
    path: /^\/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/,
    body: ({ project }) => ({ name: `projects/${project.id}/sites/${project.id}`, defaultUrl: 'https://x.web.app' }),
  },
  {
    method: 'POST',
    path: /\/sites\/[^/]+\/versions$/,
    body: ({ project }) => ({ name: `sites/${project.id}/versions/1` }),
  },
  {
    method: 'POST',
    path: /\/versions\/1:populateFiles/,
    body: ({ origin }) => ({ uploadRequiredHashes: [], uploadUrl: `${origin}/hosting` }),
  },
  {
    method: 'PATCH',
    path: /\/versions\/1/,
    body: ({ project }) => ({ name: `sites/${project.id}/versions/1`, status: 'FINALIZED' }),
  },
  { method: 'POST', path: /\/channels\/[^/]+\/releases/, body: nothing },
  // Channels of Hosting: none but the live one, until one is made.
  { method: 'GET', path: /\/channels\/[^/?]+$/, status: 404, body: () => ({ error: { code: 404, message: 'none' } }) },
  {
    method: 'POST',
    path: /\/channels\?channelId=([\w-]+)$/,
    body: ({ project, groups }) => ({ url: previewOf(project, groups[0]) }),
  },
  {
    method: 'GET',
    path: /\/channels\?/,
    body: ({ project, requests }) => ({
      channels: [
        { name: 'sites/s/channels/live', url: `https://${project.id}.web.app` },
        ...requests.flatMap(({ method, path }) => {
          const made = method === 'POST' ? /\/channels\?channelId=([\w-]+)$/.exec(path)?.[1] : undefined;
          return made === undefined ? [] : [{ name: `sites/s/channels/${made}`, url: previewOf(project, made) }];
        }),
      ],
    }),
  },
  { method: 'PATCH', path: /^\/admin\/v2\/projects\/[^/]+\/config/, body: ({ sent }) => sent.body },
];

/** Null for a request that a deployment is not known to send. */
export function answerTo(sent: Sent, context: Context): Reply | null {
  for (const { method, path, body, status = 200 } of routes) {
    const match = method === sent.method ? path.exec(sent.path) : null;
    if (match !== null) return { status, body: body({ ...context, sent, groups: match.slice(1) }) };
  }
  return null;
}
