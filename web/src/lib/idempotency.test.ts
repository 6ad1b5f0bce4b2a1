import { randomUUID } from 'node:crypto';
import { attemptKey, forgetAttempt } from './idempotency.ts';

// jsdom's crypto has no randomUUID, every browser's has.
Object.defineProperty(window.crypto, 'randomUUID', { value: randomUUID });

describe('attemptKey', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('stays the same while the same body is tried again', () => {
    expect(attemptKey('form', { title: 'a' })).toBe(attemptKey('form', { title: 'a' }));
  });

  it('changes with the body, so that a corrected text is not taken for the first one', () => {
    expect(attemptKey('form', { title: 'a' })).not.toBe(attemptKey('form', { title: 'b' }));
  });

  it('changes after the act succeeded, so that the same question can be asked again', () => {
    const first = attemptKey('form', { title: 'a' });
    forgetAttempt('form');
    expect(attemptKey('form', { title: 'a' })).not.toBe(first);
  });

  it('tells scopes apart', () => {
    expect(attemptKey('thread-1', 'same')).not.toBe(attemptKey('thread-2', 'same'));
  });
});
