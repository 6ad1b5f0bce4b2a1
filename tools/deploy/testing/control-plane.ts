import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo, type Project } from './google-replies.ts';
import type { Sent } from './sent.ts';

export interface ControlPlane {
  requests: Sent[];
  /** Requests that this does not know. */
  unknown: Sent[];
  /** What the CLI uploaded as source of the functions: a zip. */
  source: () => Buffer | null;
  /** Environment that sends firebase-tools and the preflight here. */
  environment: Record<string, string>;
  close: () => Promise<void>;
}

/** A server on this machine that answers like the Google APIs which a deployment calls. */
export async function startControlPlane(project: Project): Promise<ControlPlane> {
  const requests: Sent[] = [];
  const unknown: Sent[] = [];
  let source: Buffer | null = null;
  const server: Server = createServer((request, response) => {
    void answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const sent: Sent = { method: request.method ?? '', path: request.url ?? '', body: parse(raw) };
    requests.push(sent);
    if (sent.path.startsWith('/source.zip')) source = raw;
    const reply = answerTo(sent, { project, origin, requests });
    if (reply === null) unknown.push(sent);
    response.writeHead(reply?.status ?? 404, {
      'Content-Type': 'application/json',
      'Metadata-Flavor': 'Google',
    });
    const body = reply ? reply.body : { error: { code: 404, message: `Unknown: ${sent.path}` } };
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  return {
    requests,
    unknown,
    source: () => source,
    environment: environmentFor(origin),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString());
  } catch {
    return null;
  }
}

/** Overrides of firebase-tools (lib/api.js); the metadata server gives credentials. */
const OVERRIDES = [
  'ARTIFACT_REGISTRY_DOMAIN',
  'CLOUD_RUN_API_URL',
  'CLOUD_RUN_URL',
  'CLOUD_SECRET_MANAGER_URL',
  'COMPUTE_URL',
  'EVENTARC_URL',
  'FIREBASE_API_URL',
  'FIREBASE_CLOUDBILLING_URL',
  'FIREBASE_CLOUDBUILD_URL',
  'FIREBASE_CLOUDLOGGING_URL',
  'FIREBASE_CLOUDSCHEDULER_URL',
  'FIREBASE_EXT_URL',
  'FIREBASE_FIREBASESTORAGE_URL',
  'FIREBASE_FUNCTIONS_URL',
  'FIREBASE_FUNCTIONS_V2_URL',
  'FIREBASE_HOSTING_API_URL',
  'FIREBASE_IAM_URL',
  'FIREBASE_IDENTITY_URL',
  'FIREBASE_PUBSUB_URL',
  'FIREBASE_RESOURCEMANAGER_URL',
  'FIREBASE_RULES_URL',
  'FIREBASE_RUNTIMECONFIG_URL',
  'FIREBASE_SERVICE_USAGE_URL',
  'FIREBASE_STORAGE_URL',
  'FIREBASE_TOKEN_URL',
  'FIRESTORE_URL',
  'VERTEX_AI_URL',
] as const;

function environmentFor(origin: string): Record<string, string> {
  return {
    ...Object.fromEntries(OVERRIDES.map((name) => [name, origin])),
    GCE_METADATA_HOST: new URL(origin).host,
    METADATA_SERVER_DETECTION: 'assume-present',
  };
}
