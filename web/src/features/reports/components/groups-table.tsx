import type { ReportGroup } from '@trialdesk/contract/replies/reports';
import { FIGURE_CODES, FIGURES, GROUPINGS, type Grouping } from '@trialdesk/contract/reports';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { monthName } from '../../../components/month-name.ts';
import { SCORES, TIMES } from '../measures.ts';
import type { ReportChoice } from '../report-address.ts';
import { FigureLink } from './figure-link.tsx';

interface GroupsTableProps {
  grouping: Grouping;
  groups: readonly ReportGroup[];
  choice: ReportChoice;
}

/** Beside what is counted. */
const MEASURES = [...TIMES, ...SCORES];

export function GroupsTable({ grouping, groups, choice }: GroupsTableProps) {
  const caption = `Figures by ${GROUPINGS[grouping].toLowerCase()}`;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Table
        size="small"
        aria-label={caption}
        sx={{ '& td': { verticalAlign: 'top' }, '& thead th': { verticalAlign: 'bottom' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={NAME}>{GROUPINGS[grouping]}</TableCell>
            {[...FIGURE_CODES.map((figure) => FIGURES[figure]), ...MEASURES.map(({ label }) => label)].map((label) => (
              <TableCell key={label} align="right" sx={HEADER}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {groups.map((group) => (
            <GroupRow key={group.key} grouping={grouping} group={group} choice={choice} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Two lines of most labels. */
const HEADER = { minWidth: 104 } as const;

const NAME = {
  minWidth: 180,
  maxWidth: 320,
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const;

interface GroupRowProps {
  grouping: Grouping;
  group: ReportGroup;
  choice: ReportChoice;
}

function GroupRow({ grouping, group: { key, label, figures }, choice }: GroupRowProps) {
  const name = grouping === 'month' ? monthName(label) : label || 'Unnamed';
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={NAME}>
        {name}
      </TableCell>
      {FIGURE_CODES.map((figure) => (
        <TableCell key={figure} align="right" sx={NUMBER}>
          <FigureLink
            count={figures.counts[figure]}
            label={`${FIGURES[figure]}, ${name}`}
            choice={choice}
            behind={{ figure, group: { grouping, key } }}
          />
        </TableCell>
      ))}
      {MEASURES.map(({ label, figure, valueIn }) => (
        <TableCell key={label} align="right" sx={NUMBER}>
          <FigureLink
            count={figures.counts[figure]}
            value={valueIn(figures) ?? '–'}
            label={`${label}, ${name}`}
            choice={choice}
            behind={{ figure, group: { grouping, key } }}
          />
        </TableCell>
      ))}
    </TableRow>
  );
}

const NUMBER = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
