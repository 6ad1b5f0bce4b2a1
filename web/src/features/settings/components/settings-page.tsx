import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { GeneralTab } from './general-tab.tsx';
import { TeamTab } from './team-tab.tsx';

const TABS = { general: 'General', team: 'Team Management' } as const;

type TabName = keyof typeof TABS;

/** A person's own settings, and the team they work in. The tab stands in the address, so a link and Back keep it. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams();
  const tab: TabName = params.get('tab') === 'team' ? 'team' : 'general';
  return (
    <Page title="Settings" width={960}>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setParams(next === 'general' ? {} : { tab: next }, { replace: true })}
        aria-label="Settings"
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(TABS).map(([name, label]) => (
          <Tab key={name} value={name} label={label} id={`settings-${name}`} aria-controls="settings-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="settings-panel" aria-labelledby={`settings-${tab}`}>
        {tab === 'general' ? <GeneralTab /> : <TeamTab />}
      </Box>
    </Page>
  );
}
