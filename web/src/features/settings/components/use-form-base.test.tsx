import { act, renderHook } from '@testing-library/react';
import { useFormBase } from './use-form-base.ts';

function form(stored: object) {
  return renderHook(({ now, isDirty }) => useFormBase(now, isDirty), { initialProps: { now: stored, isDirty: false } });
}

test('an untouched form follows the stored values', () => {
  const { result, rerender } = form({ theme: 'light' });
  rerender({ now: { theme: 'dark' }, isDirty: false });
  expect(result.current[0]).toEqual({ theme: 'dark' });
});

test('a changed form does not follow the stored values', () => {
  const { result, rerender } = form({ theme: 'light' });
  rerender({ now: { theme: 'dark' }, isDirty: true });
  expect(result.current[0]).toEqual({ theme: 'light' });
});

test('a form follows the stored values again once the change is reverted', () => {
  const { result, rerender } = form({ theme: 'light' });
  rerender({ now: { theme: 'dark' }, isDirty: true });
  rerender({ now: { theme: 'dark' }, isDirty: false });
  expect(result.current[0]).toEqual({ theme: 'dark' });
});

test('saved values are not replaced by stale stored ones', () => {
  const { result, rerender } = form({ theme: 'light' });
  act(() => result.current[1]({ theme: 'dark' }));
  rerender({ now: { theme: 'light' }, isDirty: false });
  expect(result.current[0]).toEqual({ theme: 'dark' });
});
