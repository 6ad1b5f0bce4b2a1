import { formatLogLine } from './format-log-line.ts';

describe('formatLogLine', () => {
  it('formats a structured error', () => {
    const line = '>  {"severity":"ERROR","message":"The mail could not be written","request":"r1"}';
    expect(formatLogLine(line)).toBe('ERROR The mail could not be written {"request":"r1"}');
  });

  it('passes on plain output of a function', () => {
    expect(formatLogLine('>  plain words')).toBe('plain words');
  });

  it('passes on that the functions fail to load', () => {
    const line = '⬢  functions: Failed to load function definition from source: FirebaseError: SyntaxError';
    expect(formatLogLine(line)).toBe(line);
  });

  it.each([
    '>  {"severity":"INFO","message":"A request came"}',
    'i  functions: Beginning execution of "us-central1-api"',
    'i  hosting: 127.0.0.1 - - "GET /failed HTTP/1.1" 200',
    '⚠  firestore: Env variable override detected.',
    '>  (node:17) MaxListenersExceededWarning: Possible EventEmitter memory leak detected.',
    '>  (Use `node --trace-warnings ...` to show where the warning was created)',
  ])('hides %s', (line) => {
    expect(formatLogLine(line)).toBeNull();
  });
});
