import { chooseEmulator } from './choose-emulator.ts';

const nowhere = { named: null, cached: null, googleCloud: null };

describe('choosing an emulator', () => {
  it('prefers the one named in the environment', () => {
    expect(chooseEmulator({ named: '/n.jar', cached: '/c.jar', googleCloud: '/g.jar' })).toEqual({ kind: 'as-is' });
  });

  it('prefers the cache of firebase-tools to the Google Cloud CLI', () => {
    expect(chooseEmulator({ ...nowhere, cached: '/c.jar', googleCloud: '/g.jar' })).toEqual({ kind: 'as-is' });
  });

  it('wraps the jar of the Google Cloud CLI rather than download', () => {
    expect(chooseEmulator({ ...nowhere, googleCloud: '/g.jar' })).toEqual({ kind: 'wrap', jar: '/g.jar' });
  });

  it('downloads as a last resort', () => {
    expect(chooseEmulator(nowhere)).toEqual({ kind: 'download' });
  });
});
