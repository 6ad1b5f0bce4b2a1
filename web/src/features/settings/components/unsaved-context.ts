import { createContext, use } from 'react';

export interface Unsaved {
  /** Names of forms with unsaved changes. */
  names: readonly string[];
  report: (name: string, isUnsaved: boolean) => void;
}

export const UnsavedContext = createContext<Unsaved | null>(null);

export function useUnsaved(): Unsaved {
  const value = use(UnsavedContext);
  if (!value) throw new Error('useUnsaved needs an UnsavedProvider above it');
  return value;
}
