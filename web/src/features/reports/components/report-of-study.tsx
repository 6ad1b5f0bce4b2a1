import type { SiteView } from '@trialdesk/contract/replies/sites';
import type { Report } from '@trialdesk/contract/replies/reports';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { Page } from '../../../components/page.tsx';
import { csvFile } from '../../../lib/csv.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useReport } from '../api/use-report.ts';
import type { ReportChoice } from '../report-address.ts';
import { reportCsvRows } from '../report-csv.ts';
import { ChartTables } from './chart-tables.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { GroupsCard } from './groups-card.tsx';
import { LazyCharts } from './lazy-charts.tsx';
import { ReportFilters } from './report-filters.tsx';
import { ReportLoading } from './report-loading.tsx';
import { ThemesCard } from './themes-card.tsx';

interface ReportOfStudyProps {
  studies: readonly SiteView[];
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

export function ReportOfStudy({ studies, choice, onChoose }: ReportOfStudyProps) {
  const report = useReport(choice);
  const study = studies.find(({ id }) => id === choice.study)?.name ?? '';
  const download = (data: Report) =>
    saveFile(`${study}-report-${choice.from}-to-${choice.to}.csv`, csvFile(reportCsvRows(data)));
  const data = report.status === 'ready' ? report.data : null;
  return (
    <Page
      title="Reports"
      actions={
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={data === null || data.all.counts.asked === 0}
          onClick={() => data && download(data)}
        >
          Download CSV
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReportFilters studies={studies} choice={choice} onChoose={onChoose} />
        {report.status === 'failed' && <LoadFailed title="The report could not be loaded." onRetry={report.retry} />}
        {report.status === 'loading' && <ReportLoading />}
        {data && <Loaded report={data} choice={choice} onChoose={onChoose} />}
      </Box>
    </Page>
  );
}

function Loaded({ report, choice, onChoose }: { report: Report } & Omit<ReportOfStudyProps, 'studies'>) {
  if (report.all.counts.asked === 0) {
    return (
      <Card>
        <EmptyState icon={<Insights />} title="Nothing was asked about this study in these months." />
      </Card>
    );
  }
  return (
    <>
      <FigureTiles figures={report.all} choice={choice} />
      <ThemesCard themes={report.themes} choice={choice} />
      <LazyCharts {...report} />
      <ChartTables {...report} />
      <GroupsCard groups={report.groups} choice={choice} onChoose={onChoose} />
    </>
  );
}
