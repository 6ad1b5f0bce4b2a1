import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

/** Questions by month. Hidden from screen readers: the row says the same. */
export function Trend({ counts }: { counts: readonly number[] }) {
  return (
    <div aria-hidden>
      <SparkLineChart
        data={[...counts]}
        plotType="bar"
        color="var(--mui-palette-info-main)"
        width={140}
        height={40}
        disableKeyboardNavigation
      />
    </div>
  );
}
