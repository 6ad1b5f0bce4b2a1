import { createContext, use } from 'react';

export interface Unsaved {
  /** Names of the forms with changes that are not saved. */
  names: readonly string[];
  report: (name: string, isUnsaved: boolean) => void;
}

export const UnsavedContext = createContext<Unsaved | null>(null);

/** Which of the screen's forms have unsaved changes. */
export function useUnsaved(): Unsaved {
  const value = use(UnsavedContext);
  if (!value) throw new Error('useUnsaved needs an UnsavedProvider above it');
  return value;
}
