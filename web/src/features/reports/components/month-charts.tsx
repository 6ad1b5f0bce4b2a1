import type { RatedDrafts, ReportGroup } from '@trialdesk/contract/replies/reports';
import { FIGURES, type Figure } from '@trialdesk/contract/reports';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { monthName } from '../../../components/month-name.ts';

const PLAIN = { height: 240, margin: { left: 0, right: 32, top: 8, bottom: 0 }, disableKeyboardNavigation: true };

interface MonthChartsProps {
  months: readonly ReportGroup[];
  ratings: readonly RatedDrafts[];
}

/** By month. Hidden from screen readers: tables have the same figures. */
export function MonthCharts({ months, ratings }: MonthChartsProps) {
  const axis = {
    scaleType: 'band',
    data: months.map(({ key }) => shortMonth(key)),
    tickLabelInterval: (_: unknown, at: number) => isLabelled(at, months.length),
  } as const;
  const bars = (figures: readonly Figure[], colors: readonly string[]) =>
    figures.map((figure, at) => ({
      data: months.map((month) => month.figures.counts[figure]),
      label: FIGURES[figure],
      color: colors[at] ?? INK,
      stack: 'all',
    }));
  const hours = (of: 'median' | 'p90') =>
    months.map(({ figures }) => (figures.minutes ? Math.round(figures.minutes[of] / 6) / 10 : null));
  const asked = bars(['answered', 'open', 'withdrawn'], [GREEN, AMBER, GREY]);
  const waits = [
    { data: hours('median'), label: 'Median', color: BLUE, showMark: true },
    { data: hours('p90'), label: '9 of 10 within', color: AMBER, showMark: true },
  ];
  const drafts = bars(['unchanged', 'lightly_edited', 'heavily_edited', 'undrafted'], [GREEN, BLUE, AMBER, GREY]);
  const rated = ratings.map(({ label, by_month }, at) => ({
    ...{ data: [...by_month], label, showMark: true, connectNulls: true },
    color: WRITERS[at] ?? INK,
  }));
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Chart title="Questions by month" series={asked}>
        <BarChart {...PLAIN} xAxis={[axis]} yAxis={[WHOLE]} series={asked} />
      </Chart>
      <Chart title="Hours to answer" series={waits}>
        <LineChart {...PLAIN} xAxis={[{ ...axis, scaleType: 'point' }]} yAxis={[{ min: 0 }]} series={waits} />
      </Chart>
      <Chart title="What became of drafts" series={drafts}>
        <BarChart {...PLAIN} xAxis={[axis]} yAxis={[WHOLE]} series={drafts} />
      </Chart>
      <Chart title="Ratings, of 5, by what wrote the draft" series={rated}>
        <LineChart {...PLAIN} xAxis={[{ ...axis, scaleType: 'point' }]} yAxis={[{ min: 1, max: 5 }]} series={rated} />
      </Chart>
    </Box>
  );
}

/** Of counts: no halves. */
const WHOLE = { min: 0, tickMinStep: 1 };

const GREEN = 'var(--mui-palette-success-main)';
const AMBER = 'var(--mui-palette-warning-main)';
const BLUE = 'var(--mui-palette-info-main)';
const GREY = 'var(--mui-palette-text-secondary)';
const INK = 'var(--mui-palette-text-primary)';

const WRITERS = [BLUE, AMBER, GREEN, GREY];

/** "Nov 26" for "2026-11". */
function shortMonth(month: string): string {
  return `${monthName(month).slice(0, 3)} ${month.slice(2, 4)}`;
}

/** As many as fit the narrowest chart, the last among them: it is the one people look for. */
const MOST_LABELS = 4;

function isLabelled(at: number, months: number): boolean {
  return (months - 1 - at) % Math.ceil(months / MOST_LABELS) === 0;
}

interface ChartProps {
  title: string;
  series: readonly { data: readonly (number | null)[] }[];
  children: ReactNode;
}

function Chart({ title, series, children }: ChartProps) {
  const hasValues = series.some(({ data }) => data.some((value) => value !== null && value > 0));
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      {hasValues ? children : <Typography sx={{ color: 'text.secondary', py: 2 }}>None in these months.</Typography>}
    </Card>
  );
}
