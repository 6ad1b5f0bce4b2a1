import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import type { TabName } from './settings-tab.tsx';
import { UnsavedProvider } from './unsaved-provider.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';

/** Lazy, so that the page shows before its forms have loaded. */
const SettingsTab = lazy(async () => ({ default: (await loadCode(() => import('./settings-tab.tsx'))).SettingsTab }));

const LABELS: Record<TabName, string> = {
  general: 'General',
  ai: 'AI Configuration',
  notifications: 'Notifications',
  team: 'Team Management',
};

const NAMES = Object.keys(LABELS) as TabName[];

/** The current tab is kept in the URL. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const tab = NAMES.find((name) => name === params.get('tab')) ?? 'general';
  const [visited, setVisited] = useState<readonly TabName[]>([tab]);
  if (!visited.includes(tab)) setVisited([...visited, tab]);
  return (
    <Page title="Settings" width={960}>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setParams(next === 'general' ? {} : { tab: next }, { replace: true })}
        aria-label="Settings"
        variant="scrollable"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {NAMES.map((name) => (
          <Tab key={name} value={name} label={LABELS[name]} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <UnsavedProvider>
        {NAMES.map((name) => (
          // Visited tabs stay mounted, so that unsaved input survives switching tabs.
          <Box key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== tab}>
            {visited.includes(name) && (
              <Suspense fallback={<SettingsSkeleton />}>
                <SettingsTab name={name} />
              </Suspense>
            )}
          </Box>
        ))}
      </UnsavedProvider>
    </Page>
  );
}
