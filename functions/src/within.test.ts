import { isTransient } from './is-transient.ts';
import { within } from './within.ts';

const never = new Promise<never>(() => undefined);

test('passes on what ends in time', async () => {
  await expect(within({ seconds: 5, what: 'It' }, Promise.resolve('done'))).resolves.toBe('done');
  await expect(within({ seconds: 5, what: 'It' }, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
});

test('ends the wait for what does not, and the work may be tried again', async () => {
  const error: unknown = await within({ seconds: 0.01, what: 'Opening the PDF' }, never).catch((late: unknown) => late);
  expect(error).toMatchObject({ name: 'TimeoutError', message: 'Opening the PDF took longer than 0.01 s' });
  expect(isTransient(error)).toBe(true);
});
