import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { isAssignable } from '@trialdesk/contract/permissions';
import type { UserView } from '@trialdesk/contract/replies/users';

/** A user's first site; a tooltip lists the others. */
export function SiteNames({ user: { role, sites } }: { user: UserView }) {
  const [first, ...others] = sites;
  if (first === undefined) {
    return <Box component="span">{isAssignable(role) ? 'No sites' : 'All sites'}</Box>;
  }
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {first}{' '}
      {others.length > 0 && (
        <Tooltip
          describeChild
          enterTouchDelay={0}
          leaveTouchDelay={6_000}
          // Inside the page's landmarks for screen readers.
          slotProps={{ popper: { container: () => document.getElementById('main') } }}
          title={
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
              {sites.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Box>
          }
        >
          <ButtonBase
            sx={{
              px: 0.5,
              whiteSpace: 'nowrap',
              borderRadius: 1,
              font: 'inherit',
              fontWeight: 600,
              color: 'primary.main',
              verticalAlign: 'baseline',
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            +{others.length} more
          </ButtonBase>
        </Tooltip>
      )}
    </Box>
  );
}
