import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import type { TabName } from './settings-tab.tsx';
import { UnsavedProvider } from './unsaved-provider.tsx';

/** The forms of the tabs come after the page that they stand on. */
const SettingsTab = lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab }));

const LABELS: Record<TabName, string> = {
  general: 'General',
  ai: 'AI Configuration',
  notifications: 'Notifications',
  team: 'Team Management',
};

const NAMES = Object.keys(LABELS) as TabName[];

/** The settings. The tab stands in the address, so a link and Back keep it. */
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
          // A tab that was looked at stays, so that what was typed in it is there on the way back.
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
