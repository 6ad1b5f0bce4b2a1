import { useSyncExternalStore } from 'react';

/** Off until the person's choice is known. */
let isOn = false;

const listeners = new Set<() => void>();

export function areSingleKeysOn(): boolean {
  return isOn;
}

export function setSingleKeys(on: boolean): void {
  isOn = on;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn);
}
