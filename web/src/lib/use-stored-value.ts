import { useCallback, useState } from 'react';
import { keep, readKept } from './storage/browser-storage.ts';

interface Stored<T> {
  name: string;
  value: T | null;
}

const entry = (name: string) => `value.${name}`;

function read<T>(name: string): Stored<T> {
  const text = readKept('browser', entry(name));
  return { name, value: text === null ? null : (JSON.parse(text) as T) };
}

/** Kept until set to null or the session ends, also when the tab is closed. A new name switches values in the same render. */
export function useStoredValue<T>(name: string): [value: T | null, setValue: (value: T | null) => void] {
  const [stored, setStored] = useState(() => read<T>(name));
  const current = stored.name === name ? stored : read<T>(name);
  if (current !== stored) setStored(current);

  const setValue = useCallback(
    (value: T | null) => {
      setStored({ name, value });
      keep('browser', entry(name), value === null ? null : JSON.stringify(value));
    },
    [name],
  );
  return [current.value, setValue];
}
