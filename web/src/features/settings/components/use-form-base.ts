import { useState } from 'react';

/**
 * What a form begins with: the stored values, also when they change while it is open, unless the person has changed
 * something in it; then once they have taken that back. The second value sets what was just saved, ahead of the store
 * telling of it.
 */
export function useFormBase<T extends object>(stored: T, isDirty: boolean): [base: T, setBase: (saved: T) => void] {
  const key = JSON.stringify(stored);
  const [seen, setSeen] = useState(key);
  const [base, setBase] = useState(stored);
  const [isBehind, setIsBehind] = useState(false);
  if (seen !== key) {
    setSeen(key);
    setIsBehind(true);
  }
  if (isBehind && !isDirty) {
    setIsBehind(false);
    setBase(stored);
  }
  const setSaved = (saved: T) => {
    setIsBehind(false);
    setBase(saved);
  };
  return [base, setSaved];
}
