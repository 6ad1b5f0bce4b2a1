import { callWorker } from './worker-call.ts';

const workerOf = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const IMPORTS = `import { parentPort, workerData } from 'node:worker_threads';`;
const SUM = `${IMPORTS} parentPort.postMessage(workerData.a + workerData.b);`;
const CALL = { what: 'A sum', data: { a: 2, b: 3 }, seconds: 30, mebibytes: 64 };

test('replies what the worker does, while this thread goes on', async () => {
  const endless = callWorker({ ...CALL, file: workerOf('for (;;);'), seconds: 1 });
  await expect(callWorker({ ...CALL, file: workerOf(SUM) })).resolves.toBe(5);
  await expect(endless).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('fails as the worker does, and if it ends without a reply', async () => {
  const failing = callWorker({ ...CALL, file: workerOf(`throw new TypeError('No sum');`) });
  await expect(failing).rejects.toThrow('No sum');
  const silent = callWorker({ ...CALL, file: workerOf('') });
  await expect(silent).rejects.toThrow('A sum ended with code 0 and without a reply');
});
