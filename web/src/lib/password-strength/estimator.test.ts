import { isWeak } from '@trialdesk/contract/password-strength';
import { estimate } from './estimator.ts';

test('a common password is weak, with advice', () => {
  const { score, advice } = estimate('password1', '');
  expect(isWeak(score)).toBe(true);
  expect(advice).not.toBe('');
});

test('unrelated words are strong', () => {
  expect(estimate('quiet-otter-lantern-9', '')).toEqual({ score: 4, advice: '' });
});

test('a name makes a password of it weak', () => {
  const password = 'quillonabernathwaite';
  expect(isWeak(estimate(password, '').score)).toBe(false);
  expect(isWeak(estimate(password, 'Quillon Abernathwaite').score)).toBe(true);
});
