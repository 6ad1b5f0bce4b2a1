import type { ReportGroup } from '@trialdesk/contract/replies/reports';
import { GROUPINGS } from '@trialdesk/contract/reports';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { monthName } from '../../../components/month-name.ts';
import { SECTIONS } from '../measures.ts';
import type { ReportChoice } from '../report-address.ts';
import { FigureLink } from './figure-link.tsx';

interface GroupsTableProps {
  groups: readonly ReportGroup[];
  choice: ReportChoice;
}

/** Figures of the chosen section. */
export function GroupsTable({ groups, choice }: GroupsTableProps) {
  const { by, show } = choice;
  const caption = `Figures by ${GROUPINGS[by].toLowerCase()}`;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Table
        size="small"
        aria-label={caption}
        sx={{ '& td': { verticalAlign: 'top' }, '& thead th': { verticalAlign: 'bottom' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={NAME}>{GROUPINGS[by]}</TableCell>
            {SECTIONS[show].measures.map(({ label }) => (
              <TableCell key={label} align="right" sx={HEADER}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <GroupRow key={group.key} group={group} choice={choice} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Two lines of most labels. */
const HEADER = { minWidth: 88 } as const;

const NAME = {
  minWidth: { xs: 120, sm: 180 },
  maxWidth: { xs: 160, sm: 320 },
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;

interface GroupRowProps {
  group: ReportGroup;
  choice: ReportChoice;
}

function GroupRow({ group: { key, label, figures }, choice }: GroupRowProps) {
  const { by: grouping, show } = choice;
  const name = grouping === 'month' ? monthName(label) : label || 'Unnamed';
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={NAME}>
        {name}
      </TableCell>
      {SECTIONS[show].measures.map((measure) => (
        <TableCell key={measure.label} align="right" sx={NUMBER}>
          <FigureLink {...{ measure, figures, choice }} of={{ name, group: { grouping, key } }} />
        </TableCell>
      ))}
    </TableRow>
  );
}

const NUMBER = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
