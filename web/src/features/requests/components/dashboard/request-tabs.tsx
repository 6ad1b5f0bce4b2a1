import Box from '@mui/material/Box';
import TabButton from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { TABS, type Tab } from '@trialdesk/contract/request-view';

interface RequestTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Null while loading. */
  counts: Record<Tab, number> | null;
}

export function RequestTabs({ tab, onTab, counts }: RequestTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: Tab) => onTab(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Filter by status"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {(Object.keys(TABS) as Tab[]).map((each) => (
        <TabButton
          key={each}
          value={each}
          id={`tab-${each}`}
          aria-controls="requests"
          label={
            <span>
              {TABS[each]} {/* Reserves the width of a count that is not known yet. */}
              <Box component="span" sx={{ visibility: counts ? 'visible' : 'hidden' }}>
                ({counts?.[each] ?? '00'})
              </Box>
            </span>
          }
        />
      ))}
    </Tabs>
  );
}
