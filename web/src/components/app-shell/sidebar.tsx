import Article from '@mui/icons-material/ArticleOutlined';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Biotech from '@mui/icons-material/BiotechOutlined';
import Campaign from '@mui/icons-material/VolumeUpOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import BarChart from '@mui/icons-material/BarChart';
import History from '@mui/icons-material/HistoryOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Settings from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { homeOf } from '../../lib/session/guard.ts';
import { useMember } from '../../lib/session/session-context.ts';
import { BrandMark } from '../brand-mark.tsx';
import { isCurrent, sidebarEntries, type SidebarIcon } from './sidebar-entries.ts';
import { SidebarUser } from './sidebar-user.tsx';

const ICONS: Record<SidebarIcon, ReactNode> = {
  requests: <Forum fontSize="small" />,
  documents: <Article fontSize="small" />,
  studies: <Biotech fontSize="small" />,
  sites: <Apartment fontSize="small" />,
  announcements: <Campaign fontSize="small" />,
  reports: <BarChart fontSize="small" />,
  team: <Group fontSize="small" />,
  audit: <History fontSize="small" />,
  usage: <Payments fontSize="small" />,
  settings: <Settings fontSize="small" />,
};

const entryStyle = {
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: 1.5,
  px: 1.5,
  py: 1.25,
  borderRadius: '10px',
  font: '500 0.9375rem/1.4 var(--td-font)',
  color: 'var(--td-rail-muted)',
  '&:hover': { color: 'var(--td-rail-ink)', bgcolor: 'var(--td-rail-active)' },
  '&[aria-current]': { color: 'var(--td-rail-ink)', bgcolor: 'var(--td-rail-active)' },
  '&:focus-visible': { outline: '2px solid var(--td-rail-ink)', outlineOffset: -2 },
};

interface SidebarProps {
  /** Beside the logo. */
  bell?: ReactNode;
  finder: ReactNode;
}

export function Sidebar({ bell, finder }: SidebarProps) {
  const { role } = useMember();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '--td-focus': 'var(--td-rail-ink)',
        bgcolor: 'var(--td-rail)',
        color: 'var(--td-rail-ink)',
        p: 2,
        boxSizing: 'border-box',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
        <ButtonBase
          component={Link}
          to={homeOf(role)}
          aria-label="TrialDesk home"
          sx={{ ...entryStyle, color: 'var(--td-rail-ink)', fontWeight: 650, fontSize: '1.125rem' }}
        >
          <BrandMark />
          TrialDesk
        </ButtonBase>
        {bell}
      </Box>
      {finder}
      <Box sx={{ flex: 1, overflowY: 'auto' }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {sidebarEntries(role).map((entry) => (
            <li key={entry.label}>
              <ButtonBase
                component={Link}
                to={entry.to}
                aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
                sx={entryStyle}
              >
                {ICONS[entry.icon]}
                {entry.label}
              </ButtonBase>
            </li>
          ))}
        </Box>
      </Box>
      <SidebarUser />
    </Box>
  );
}
