import { act, renderHook } from '@testing-library/react';
import { closeStorage, openStorage } from './storage/browser-storage.ts';
import { useStoredDraft } from './use-stored-draft.ts';

describe('useStoredDraft', () => {
  beforeEach(() => {
    closeStorage();
    openStorage('ada');
  });

  it('restores a text after a reload', () => {
    const before = renderHook(() => useStoredDraft('r1'));
    act(() => before.result.current.setText('half a question'));
    before.unmount();
    expect(renderHook(() => useStoredDraft('r1')).result.current.text).toBe('half a question');
  });

  it('restores a text after its tab was closed', () => {
    const before = renderHook(() => useStoredDraft('r1'));
    act(() => before.result.current.setText('half a question'));
    before.unmount();
    window.sessionStorage.clear();
    expect(renderHook(() => useStoredDraft('r1')).result.current.text).toBe('half a question');
  });

  it('forgets a cleared text', () => {
    const { result } = renderHook(() => useStoredDraft('r1'));
    act(() => result.current.setText('sent'));
    act(() => result.current.clear());
    expect(renderHook(() => useStoredDraft('r1')).result.current.text).toBe('');
  });

  it('never carries a text into another conversation', () => {
    const { result, rerender } = renderHook(({ name }) => useStoredDraft(name), { initialProps: { name: 'r1' } });
    act(() => result.current.setText('for r1'));
    rerender({ name: 'r2' });
    expect(result.current.text).toBe('');
    rerender({ name: 'r1' });
    expect(result.current.text).toBe('for r1');
  });
});
