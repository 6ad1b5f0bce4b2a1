import { useState } from 'react';

/**
 * Initial values of a form that follow the stored ones unless the user has changed something. Call `setBase` after a
 * save: the store reports the new values with a delay.
 */
export function useFormBase<T extends object>(stored: T, isDirty: boolean): [base: T, setBase: (saved: T) => void] {
  const key = JSON.stringify(stored);
  const [seen, setSeen] = useState(key);
  const [base, setBase] = useState(stored);
  const [isStale, setIsStale] = useState(false);
  if (seen !== key) {
    setSeen(key);
    setIsStale(true);
  }
  if (isStale && !isDirty) {
    setIsStale(false);
    setBase(stored);
  }
  const setSaved = (saved: T) => {
    setIsStale(false);
    setBase(saved);
  };
  return [base, setSaved];
}
