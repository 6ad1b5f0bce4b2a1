import type { ReactNode } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import type { Live } from '../../../lib/live/live.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';

interface LiveSettingsProps<T> {
  live: Live<T>;
  children: (data: T) => ReactNode;
}

/** Renders settings once loaded, a skeleton before. */
export function LiveSettings<T>({ live, children }: LiveSettingsProps<T>) {
  switch (live.status) {
    case 'loading':
      return <SettingsSkeleton />;
    case 'failed':
      return <LoadFailed title="The settings could not be loaded." onRetry={live.retry} />;
    case 'ready':
      return children(live.data);
  }
}
