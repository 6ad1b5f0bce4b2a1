import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { AiTab } from './ai-tab.tsx';
import { GeneralTab } from './general-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { TeamTab } from './team-tab.tsx';
import { UnsavedProvider } from './unsaved-provider.tsx';

const TABS = {
  general: { label: 'General', content: <GeneralTab /> },
  ai: { label: 'AI Configuration', content: <AiTab /> },
  notifications: { label: 'Notifications', content: <NotificationsTab /> },
  team: { label: 'Team Management', content: <TeamTab /> },
} as const satisfies Record<string, { label: string; content: ReactNode }>;

type TabName = keyof typeof TABS;

const NAMES = Object.keys(TABS) as TabName[];

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
          <Tab key={name} value={name} label={TABS[name].label} id={`tab-${name}`} aria-controls={`panel-${name}`} />
        ))}
      </Tabs>
      <UnsavedProvider>
        {NAMES.map((name) => (
          // A tab that was looked at stays, so that what was typed in it is there on the way back.
          <Box key={name} role="tabpanel" id={`panel-${name}`} aria-labelledby={`tab-${name}`} hidden={name !== tab}>
            {visited.includes(name) && TABS[name].content}
          </Box>
        ))}
      </UnsavedProvider>
    </Page>
  );
}
