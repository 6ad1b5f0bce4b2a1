import { createRequire } from 'node:module';
import { Router, type Request, type Response } from 'express';

/*
 * Loaded into firebase-tools (`--import`). Its Storage emulator ends a resumable session with the first chunk, whatever
 * Content-Range says, and cannot cancel one (firebase-tools pull requests 9047 and 10325). This serves such calls as
 * Cloud Storage does: https://cloud.google.com/storage/docs/performing-resumable-uploads
 */

interface Session {
  id: string;
  status: 'active' | 'cancelled' | 'final';
  /** Bytes received. */
  size: number;
  bucketId: string;
  objectId: string;
}

interface StorageEmulator {
  uploadService: {
    getResumableUpload(id: string): Session;
    continueResumableUpload(id: string, bytes: Buffer): Session;
    finalizeResumableUpload(id: string): Session;
    cancelResumableUpload(id: string): Session;
  };
  adminStorageLayer: { uploadObject(session: Session): Promise<{ name: string; generation: number; size: number }> };
}

interface Endpoints {
  createCloudEndpoints: (emulator: StorageEmulator) => Router;
}

const SESSIONS = '/upload/storage/v1/b/:bucket/o';
const GRANULARITY = 256 * 1024;
const CANCELLED = 499;

const endpoints = createRequire(import.meta.url)('firebase-tools/lib/emulator/storage/apis/gcloud.js') as Endpoints;
const original = endpoints.createCloudEndpoints;
endpoints.createCloudEndpoints = (emulator) => {
  const router = Router();
  router.put(SESSIONS, async (request, response, next) => {
    const range = request.get('content-range');
    if (range === undefined) next();
    else await receive(emulator, request, response);
  });
  router.delete(SESSIONS, (request, response) => {
    const session = find(emulator, request);
    if (session?.status === 'active') emulator.uploadService.cancelResumableUpload(session.id);
    response.sendStatus(session ? CANCELLED : 404);
  });
  return router.use(original(emulator));
};

function find({ uploadService }: StorageEmulator, { query }: Request): Session | null {
  try {
    return typeof query.upload_id === 'string' ? uploadService.getResumableUpload(query.upload_id) : null;
  } catch {
    return null;
  }
}

async function receive(emulator: StorageEmulator, request: Request, response: Response): Promise<void> {
  const session = find(emulator, request);
  const [, first, last, total] = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+)$/.exec(request.get('content-range') ?? '') ?? [];
  if (!session) response.sendStatus(404);
  else if (session.status === 'cancelled') response.sendStatus(CANCELLED);
  else if (total === undefined) response.sendStatus(400);
  else if (session.status === 'final') response.json({ name: session.objectId, size: String(session.size) });
  else if (first === undefined) incomplete(response, session);
  else {
    const bytes = await bodyOf(request);
    const isLast = Number(last) + 1 === Number(total);
    const fits = bytes.length === Number(last) + 1 - Number(first) && Number(first) === session.size;
    if (!fits || (!isLast && bytes.length % GRANULARITY !== 0)) response.sendStatus(400);
    else {
      const { uploadService, adminStorageLayer } = emulator;
      const received = uploadService.continueResumableUpload(session.id, bytes);
      if (!isLast) incomplete(response, received);
      else {
        const { name, size } = await adminStorageLayer.uploadObject(uploadService.finalizeResumableUpload(session.id));
        response.json({ name, size: String(size) });
      }
    }
  }
}

/** Rejects when the sender goes away, and nothing is kept of the chunk. */
async function bodyOf(request: Request): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function incomplete(response: Response, { size }: Session): void {
  response.append('Access-Control-Expose-Headers', 'Range');
  if (size > 0) response.set('Range', `bytes=0-${size - 1}`);
  response.status(308).end();
}
