import { useCallback, useState } from 'react';

interface Stored<T> {
  name: string;
  value: T | null;
}

const storageKey = (name: string) => `td.value.${name}`;

function read<T>(name: string): Stored<T> {
  const text = window.sessionStorage.getItem(storageKey(name));
  return { name, value: text === null ? null : (JSON.parse(text) as T) };
}

/** Stored for this tab until set to null. A new name switches values in the same render. */
export function useStoredValue<T>(name: string): [value: T | null, setValue: (value: T | null) => void] {
  const [stored, setStored] = useState(() => read<T>(name));
  const current = stored.name === name ? stored : read<T>(name);
  if (current !== stored) setStored(current);

  const setValue = useCallback(
    (value: T | null) => {
      setStored({ name, value });
      if (value === null) window.sessionStorage.removeItem(storageKey(name));
      else window.sessionStorage.setItem(storageKey(name), JSON.stringify(value));
    },
    [name],
  );
  return [current.value, setValue];
}
