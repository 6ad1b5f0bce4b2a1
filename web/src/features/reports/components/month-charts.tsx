import type { Report } from '@trialdesk/contract/replies/reports';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { monthName } from '../../../components/month-name.ts';
import { chartsOf, hasValues, type ChartData } from './chart-data.ts';

const PLAIN = { height: 240, margin: { left: 0, right: 32, top: 8, bottom: 0 }, disableKeyboardNavigation: true };

/** Hidden from screen readers: `ChartTables` have the same figures. */
export function MonthCharts(report: Pick<Report, 'groups' | 'ratings'>) {
  const months = report.groups.month;
  const { questions, waits, drafts, ratings } = chartsOf(report);
  const bands = {
    scaleType: 'band',
    data: months.map(({ key }) => shortMonth(key)),
    tickLabelInterval: (_: unknown, at: number) => isLabelled(at, months.length),
  } as const;
  const points = { ...bands, scaleType: 'point' } as const;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Chart chart={questions}>
        <BarChart {...PLAIN} xAxis={[bands]} yAxis={[WHOLE]} series={bars(questions, [GREEN, AMBER, GREY])} />
      </Chart>
      <Chart chart={waits}>
        <LineChart {...PLAIN} xAxis={[points]} yAxis={[{ min: 0 }]} series={lines(waits, [BLUE, AMBER])} />
      </Chart>
      <Chart chart={drafts}>
        <BarChart {...PLAIN} xAxis={[bands]} yAxis={[WHOLE]} series={bars(drafts, [GREEN, BLUE, AMBER, GREY])} />
      </Chart>
      <Chart chart={ratings}>
        <LineChart
          {...PLAIN}
          xAxis={[points]}
          yAxis={[{ min: 1, max: 5 }]}
          series={lines(ratings, [BLUE, AMBER, GREEN, GREY]).map((line) => ({ ...line, connectNulls: true }))}
        />
      </Chart>
    </Box>
  );
}

function bars(chart: ChartData, colors: readonly string[]) {
  return coloured(chart, colors).map((each) => ({ ...each, stack: 'all' }));
}

function lines(chart: ChartData, colors: readonly string[]) {
  return coloured(chart, colors).map((each) => ({ ...each, showMark: true }));
}

function coloured({ series }: ChartData, colors: readonly string[]) {
  return series.map((each, at) => ({ ...each, color: colors[at] ?? INK }));
}

/** Of counts: no halves. */
const WHOLE = { min: 0, tickMinStep: 1 };

const GREEN = 'var(--mui-palette-success-main)';
const AMBER = 'var(--mui-palette-warning-main)';
const BLUE = 'var(--mui-palette-info-main)';
const GREY = 'var(--mui-palette-text-secondary)';
const INK = 'var(--mui-palette-text-primary)';

/** "Nov 26" for "2026-11". */
function shortMonth(month: string): string {
  return `${monthName(month).slice(0, 3)} ${month.slice(2, 4)}`;
}

/** As many as fit the narrowest chart, the last among them: it is the one people look for. */
const MOST_LABELS = 4;

function isLabelled(at: number, months: number): boolean {
  return (months - 1 - at) % Math.ceil(months / MOST_LABELS) === 0;
}

function Chart({ chart, children }: { chart: ChartData; children: ReactNode }) {
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {chart.title}
      </Typography>
      {hasValues(chart) ? (
        children
      ) : (
        <Typography sx={{ color: 'text.secondary', py: 2 }}>None in these months.</Typography>
      )}
    </Card>
  );
}
