import type { Report } from '@trialdesk/contract/replies/reports';
import Box from '@mui/material/Box';
import { monthName } from '../../../components/month-name.ts';
import { VISUALLY_HIDDEN } from '../../../components/visually-hidden.ts';
import { chartsOf, hasValues, type ChartData } from './chart-data.ts';

/** For screen readers: what the charts show. */
export function ChartTables(report: Pick<Report, 'groups' | 'ratings'>) {
  const months = report.groups.month.map(({ key }) => key);
  return (
    <Box sx={VISUALLY_HIDDEN}>
      {Object.values(chartsOf(report))
        .filter(hasValues)
        .map((chart) => (
          <ChartTable key={chart.title} months={months} chart={chart} />
        ))}
    </Box>
  );
}

function ChartTable({ months, chart: { title, series } }: { months: readonly string[]; chart: ChartData }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {series.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month, at) => (
          <tr key={month}>
            <th scope="row">{monthName(month)}</th>
            {series.map(({ label, data }) => (
              <td key={label}>{data[at] ?? 'None'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
