import Box from '@mui/material/Box';
import TabButton from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { TABS, type Tab } from './request-filter.ts';

interface RequestTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Null while the requests load. */
  counts: Record<Tab, number> | null;
}

/** The tabs with how many requests each of them holds. */
export function RequestTabs({ tab, onTab, counts }: RequestTabsProps) {
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: Tab) => onTab(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Which requests"
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
              {TABS[each]} {/* A number that is not known yet only keeps its place. */}
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
