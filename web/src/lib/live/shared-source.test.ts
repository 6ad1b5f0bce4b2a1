import { FirebaseError } from 'firebase/app';
import { firstValueFrom } from 'rxjs';
import { endSource, sharedSource } from './shared-source.ts';

const failing = (key: string, error: unknown) => {
  const { value$ } = sharedSource(key, (_next, fail) => {
    fail(error);
    return () => undefined;
  });
  return firstValueFrom(value$).finally(() => endSource(key));
};

it('tells what may not be read from what cannot be read', async () => {
  // Listeners are told of a denial by the general error class, not by Firestore's own.
  const denied = new FirebaseError('permission-denied', 'No');
  expect(await failing('denied', denied)).toEqual({ ok: false, denied: true });
  expect(await failing('away', new FirebaseError('unavailable', 'No'))).toEqual({ ok: false, denied: false });
});

it('shares one listener between screens until it is ended', () => {
  const id = () => sharedSource('same', () => () => undefined).id;
  const first = id();
  expect(id()).toBe(first);
  endSource('same');
  expect(id()).not.toBe(first);
  endSource('same');
});
