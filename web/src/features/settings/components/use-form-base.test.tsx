/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFormBase } from './use-form-base.ts';

function form(stored: object) {
  return renderHook(({ now, isDirty }) => useFormBase(now, isDirty), { initialProps: { now: stored, isDirty: false } });
}

test('what is stored elsewhere shows in a form that nobody has touched', () => {
  const { result, rerender } = form({ theme: 'light' });
  rerender({ now: { theme: 'dark' }, isDirty: false });
  expect(result.current[0]).toEqual({ theme: 'dark' });
});

test('what the person has changed is not replaced under their hands', () => {
  const { result, rerender } = form({ theme: 'light' });
  rerender({ now: { theme: 'dark' }, isDirty: true });
  expect(result.current[0]).toEqual({ theme: 'light' });
});

test('what the store told meanwhile shows once the person has taken their change back', () => {
  const { result, rerender } = form({ theme: 'light' });
  rerender({ now: { theme: 'dark' }, isDirty: true });
  rerender({ now: { theme: 'dark' }, isDirty: false });
  expect(result.current[0]).toEqual({ theme: 'dark' });
});

test('what was just saved does not jump back while the store still tells the earlier', () => {
  const { result, rerender } = form({ theme: 'light' });
  act(() => result.current[1]({ theme: 'dark' }));
  rerender({ now: { theme: 'light' }, isDirty: false });
  expect(result.current[0]).toEqual({ theme: 'dark' });
});
