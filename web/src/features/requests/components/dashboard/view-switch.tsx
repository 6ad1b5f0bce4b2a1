import { REQUEST_VIEWS, type RequestView } from '@trialdesk/contract/entities/preferences';
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import ViewHeadline from '@mui/icons-material/ViewHeadline';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { ReactNode } from 'react';

const ICONS: Record<RequestView, ReactNode> = {
  cards: <ViewAgenda fontSize="small" />,
  list: <ViewHeadline fontSize="small" />,
};

interface ViewSwitchProps {
  view: RequestView;
  onView: (view: RequestView) => void;
}

export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label="View"
      sx={{ flexShrink: 0 }}
      onChange={(_event, next: RequestView | null) => next && onView(next)}
    >
      {(Object.keys(REQUEST_VIEWS) as RequestView[]).map((each) => (
        <ToggleButton key={each} value={each} sx={{ gap: 0.75, px: 1.25, py: 0.5, textTransform: 'none' }}>
          {ICONS[each]}
          {REQUEST_VIEWS[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
