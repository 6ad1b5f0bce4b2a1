import type { StorageManager } from '@mui/material/styles';
import { keep, onKeptChange, readKept } from './browser-storage.ts';

/** MUI's storage of the colour mode: the signed-in person's, the default when nobody is signed in. */
export const personColorMode: StorageManager = ({ key }) => ({
  get: (defaultValue: string) => readKept('browser', key) ?? defaultValue,
  set: (value: string) => {
    // MUI calls this while it renders.
    queueMicrotask(() => {
      if (readKept('browser', key) !== value) keep('browser', key, value);
    });
  },
  subscribe: (handler) => {
    let known = readKept('browser', key);
    return onKeptChange(() => {
      const next = readKept('browser', key);
      if (next === known) return;
      known = next;
      handler(next);
    });
  },
});
