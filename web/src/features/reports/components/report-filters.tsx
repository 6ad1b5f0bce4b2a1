import { monthPlus } from '@trialdesk/contract/reports';
import type { SiteView } from '@trialdesk/contract/replies/sites';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { monthName } from '../../../components/month-name.ts';
import { withMonth, type ReportChoice } from '../report-address.ts';
import { useThisMonth } from './use-this-month.ts';

interface ReportFiltersProps {
  studies: readonly SiteView[];
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

/** Months offered, back from the present one. */
const OFFERED = 60;

export function ReportFilters({ studies, choice, onChoose }: ReportFiltersProps) {
  const thisMonth = useThisMonth();
  const offered = Array.from({ length: OFFERED }, (_, back) => monthPlus(thisMonth, -back));
  const months = [...new Set([...offered, choice.from, choice.to])].sort().reverse();
  return (
    <Box
      role="group"
      aria-label="Report"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' } }}
    >
      <TextField
        select
        label="Study"
        size="small"
        value={choice.study}
        onChange={(event) => onChoose({ ...choice, study: event.target.value })}
        sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      >
        {studies.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          select
          label={end === 'from' ? 'From' : 'To'}
          size="small"
          value={choice[end]}
          onChange={(event) => onChoose(withMonth(choice, end, event.target.value))}
        >
          {months.map((month) => (
            <MenuItem key={month} value={month}>
              {monthName(month)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
