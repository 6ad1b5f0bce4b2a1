import { worthShowing } from './worth-showing.ts';

describe('what of the emulators a person sees', () => {
  it('shows an error that a function logs, as a sentence', () => {
    const line = '>  {"severity":"ERROR","message":"The mail could not be written","request":"r1"}';
    expect(worthShowing(line)).toBe('ERROR The mail could not be written {"request":"r1"}');
  });

  it('shows what a function prints as it is', () => {
    expect(worthShowing('>  plain words')).toBe('plain words');
  });

  it('shows that the functions do not load', () => {
    const line = '⬢  functions: Failed to load function definition from source: FirebaseError: SyntaxError';
    expect(worthShowing(line)).toBe(line);
  });

  it.each([
    '>  {"severity":"INFO","message":"A request came"}',
    'i  functions: Beginning execution of "us-central1-api"',
    'i  hosting: 127.0.0.1 - - "GET /failed HTTP/1.1" 200',
    '⚠  firestore: Env variable override detected.',
    '>  (node:17) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.',
    '>  (Use `node --trace-warnings ...` to show where the warning was created)',
  ])('hides %s', (line) => {
    expect(worthShowing(line)).toBeNull();
  });
});
