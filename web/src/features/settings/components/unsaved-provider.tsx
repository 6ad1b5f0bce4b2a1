import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../../../components/leave-guard.tsx';
import { UnsavedContext } from './unsaved-context.ts';

/** Asks before leaving the screen with unsaved changes. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [names, setNames] = useState<readonly string[]>([]);
  const report = useCallback((name: string, isUnsaved: boolean) => {
    setNames((known) => {
      if (known.includes(name) === isUnsaved) return known;
      return isUnsaved ? [...known, name] : known.filter((other) => other !== name);
    });
  }, []);
  const value = useMemo(() => ({ names, report }), [names, report]);
  return (
    <UnsavedContext value={value}>
      <LeaveGuard isActive={names.length > 0}>
        {`Your changes in ${names.join(' and ')} are not saved. They will be lost if you leave.`}
      </LeaveGuard>
      {children}
    </UnsavedContext>
  );
}
