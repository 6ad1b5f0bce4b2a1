import type { Cutter } from './cutter.ts';
import { GrpcCuttingProxy } from './grpc-cutting-proxy.ts';
import { HttpCuttingProxy } from './http-cutting-proxy.ts';
import { Worker } from './worker.ts';

export interface CutOff {
  cutter: Cutter;
  worker: Worker;
}

/** A worker whose connection to Firestore can be cut. */
export async function cutOffFromDatabase(variables: NodeJS.ProcessEnv = {}): Promise<CutOff> {
  const cutter = await GrpcCuttingProxy.start(process.env.FIRESTORE_EMULATOR_HOST ?? '');
  const worker = await Worker.start({ ...variables, FIRESTORE_EMULATOR_HOST: cutter.host });
  return { cutter, worker };
}

/** A worker whose connection to Storage can be cut. */
export async function cutOffFromStorage(variables: NodeJS.ProcessEnv = {}): Promise<CutOff> {
  const cutter = await HttpCuttingProxy.start(process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '');
  const { host } = cutter;
  const worker = await Worker.start({
    ...variables,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: `http://${host}`,
  });
  return { cutter, worker };
}
