import { useSyncExternalStore } from 'react';
import type { Shortcut } from '../../lib/shortcuts/shortcut.ts';

type Command = 'palette' | 'shortcuts';

let opened: Command | null = null;

const listeners = new Set<() => void>();

/** Null closes what is open. */
export function openCommand(command: Command | null): void {
  opened = command;
  for (const listener of listeners) listener();
}

export const HELP: Shortcut = {
  keys: '?',
  label: 'Keyboard shortcuts',
  run: () => openCommand('shortcuts'),
  isGlobal: true,
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOpenedCommand(): Command | null {
  return useSyncExternalStore(subscribe, () => opened);
}
