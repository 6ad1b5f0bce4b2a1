import Box from '@mui/material/Box';
import TabButton from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { TABS, type Tab } from './request-filter.ts';

interface RequestTabsProps {
  tab: Tab;
  onTab: (tab: Tab) => void;
  counts: Record<Tab, number>;
  /** A button at the end of the row. */
  action: ReactNode;
}

/** The tabs with how many requests each of them holds. */
export function RequestTabs({ tab, onTab, counts, action }: RequestTabsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tabs value={tab} onChange={(_event, next: Tab) => onTab(next)} aria-label="Which requests">
        {(Object.keys(TABS) as Tab[]).map((each) => (
          <TabButton
            key={each}
            value={each}
            id={`tab-${each}`}
            aria-controls="requests"
            label={`${TABS[each]} (${counts[each]})`}
          />
        ))}
      </Tabs>
      {action}
    </Box>
  );
}
