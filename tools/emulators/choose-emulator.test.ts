import { chooseEmulator } from './choose-emulator.ts';

const nowhere = { named: null, cached: null, googleCloud: null };

describe('choosing an emulator', () => {
  it('takes the one a person names before any other', () => {
    expect(chooseEmulator({ named: '/n.jar', cached: '/c.jar', googleCloud: '/g.jar' })).toEqual({ kind: 'as-is' });
  });

  it('takes the one that firebase-tools has fetched before that of the Google Cloud CLI', () => {
    expect(chooseEmulator({ ...nowhere, cached: '/c.jar', googleCloud: '/g.jar' })).toEqual({ kind: 'as-is' });
  });

  it('wraps the one of the Google Cloud CLI before it downloads anything', () => {
    expect(chooseEmulator({ ...nowhere, googleCloud: '/g.jar' })).toEqual({ kind: 'wrap', jar: '/g.jar' });
  });

  it('downloads when there is none', () => {
    expect(chooseEmulator(nowhere)).toEqual({ kind: 'download' });
  });
});
