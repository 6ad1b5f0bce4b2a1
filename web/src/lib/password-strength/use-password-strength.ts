import { useEffect, useState } from 'react';
import type { Strength } from './estimator.ts';
import { loadCode } from '../code/load-code.ts';

/** Milliseconds without a key until the password is rated. */
const PAUSE = 150;

/** Rates while the person types; null until the first rating, and without a password. The dictionaries load on first use. */
export function usePasswordStrength(password: string, name: string): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  useEffect(() => {
    if (password === '') return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void loadCode(() => import('./estimator.ts')).then(
        ({ estimate }) => {
          if (!isOver) setStrength(estimate(password, name));
        },
        // Without the dictionaries the form works as well.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [password, name]);
  return password === '' ? null : strength;
}
