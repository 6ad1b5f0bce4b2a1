import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';

/*
 * Loaded into firebase-tools (`--import`). When the connection to a function breaks after the function has replied, as it
 * may when it refuses a body without reading it, firebase-tools replies a second time, which ends all emulators.
 */

type Passed = [request: IncomingMessage, response: ServerResponse, body?: Uint8Array, debug?: unknown];

interface Worker {
  runtime: { process: { kill: () => unknown } };
}

export interface Workers {
  RuntimeWorker: { prototype: { request: (this: Worker, ...passed: Passed) => Promise<void> } };
}

const { RuntimeWorker } = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/functionsRuntimeWorker.js',
) as Workers;
const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = function (...passed) {
  const [, response] = passed;
  const writeHead = response.writeHead.bind(response);
  const { process } = this.runtime;
  Object.assign(response, {
    writeHead: (...args: Parameters<typeof writeHead>) => {
      if (!response.headersSent) return writeHead(...args);
      // Next it would end the process, with all that others have asked it.
      const { kill } = process;
      process.kill = () => (process.kill = kill);
      return Object.assign(response, { write: () => true });
    },
  });
  return request.call(this, ...passed);
};
