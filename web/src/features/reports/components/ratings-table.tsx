import type { RatedDrafts } from '@trialdesk/contract/replies/reports';
import { monthsBetween } from '@trialdesk/contract/reports';
import { monthName } from '../../../components/month-name.ts';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden.ts';
import type { ReportChoice } from '../report-address.ts';
import Box from '@mui/material/Box';

interface RatingsTableProps {
  ratings: readonly RatedDrafts[];
  choice: ReportChoice;
}

/** For screen readers: the chart of ratings. */
export function RatingsTable({ ratings, choice: { from, to } }: RatingsTableProps) {
  if (ratings.length === 0) return null;
  return (
    <Box sx={VISUALLY_HIDDEN}>
      <table>
        <caption>Ratings, of 5, by what wrote the draft</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            {ratings.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthsBetween(from, to).map((month, at) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              {ratings.map(({ label, by_month }) => (
                <td key={label}>{by_month[at]?.toFixed(1) ?? 'None'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
