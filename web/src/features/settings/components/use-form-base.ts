import { useState } from 'react';

/**
 * What a form begins with: the stored values, also when they change while it is open, unless the person has changed
 * something in it. The second value sets what was just saved, ahead of the store telling of it.
 */
export function useFormBase<T extends object>(stored: T, isDirty: boolean): [base: T, setBase: (saved: T) => void] {
  const key = JSON.stringify(stored);
  const [seen, setSeen] = useState(key);
  const [base, setBase] = useState(stored);
  if (seen !== key) {
    setSeen(key);
    if (!isDirty) setBase(stored);
  }
  return [base, setBase];
}
