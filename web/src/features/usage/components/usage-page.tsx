import type { Usage } from '@trialdesk/contract/replies/usage';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { monthName } from '../../../components/month-name.ts';
import { Page } from '../../../components/page.tsx';
import { PATHS } from '../../../config/paths.ts';
import { csvFile } from '../../../lib/csv.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useStudies } from '../../../lib/sites-and-studies.ts';
import { useFetched } from '../../../lib/use-fetched.ts';
import { monthsOf, studyNames, usageCsvRows, usageOf, type NameOf } from '../usage-rows.ts';
import { BudgetLine } from './budget-line.tsx';
import { UsageTable } from './usage-table.tsx';

/** What the AI model costs by study and month, for Administrators. */
export function UsagePage() {
  const usage = useFetched('getUsage');
  const studies = useStudies();
  if (usage.status === 'failed' || studies.status === 'failed') {
    const retry = () => [usage, studies].forEach((each) => each.status === 'failed' && each.retry());
    return (
      <Page title="AI Cost">
        <LoadFailed title="The cost could not be loaded." onRetry={retry} />
      </Page>
    );
  }
  if (usage.status === 'loading' || studies.status === 'loading') {
    return (
      <Page title="AI Cost">
        <Box role="status" aria-label="Loading cost" sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={56} />
          <Skeleton variant="rounded" height={240} />
        </Box>
      </Page>
    );
  }
  return <Loaded usage={usage.data} nameOf={studyNames(studies.data)} />;
}

function Loaded({ usage: { months: sums, ...budget }, nameOf }: { usage: Usage; nameOf: NameOf }) {
  const months = monthsOf(sums);
  const [chosen, setChosen] = useState('');
  const month = months.find((each) => each === chosen) ?? months[0];
  const download = () => saveFile('ai-cost.csv', csvFile(usageCsvRows(sums, nameOf)));
  return (
    <Page
      title="AI Cost"
      actions={
        <Button variant="outlined" startIcon={<Download />} onClick={download} disabled={months.length === 0}>
          Download CSV
        </Button>
      }
    >
      <BudgetLine {...budget} />
      <Card component="section" aria-label="Cost by study">
        {month === undefined ? (
          <EmptyState icon={<Payments />} title="The AI model has not been used in the last year.">
            <Button variant="outlined" component={RouterLink} to={`${PATHS.settings}?tab=ai`}>
              Open the AI settings
            </Button>
          </EmptyState>
        ) : (
          <>
            <Box sx={{ p: { xs: 2, sm: 2.5 }, borderBottom: 1, borderColor: 'divider' }}>
              <TextField
                select
                label="Month"
                size="small"
                value={month}
                onChange={(event) => setChosen(event.target.value)}
                sx={{ minWidth: 200 }}
              >
                {months.map((each) => (
                  <MenuItem key={each} value={each}>
                    {monthName(each)}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
            <UsageTable usage={usageOf(sums, month)} nameOf={nameOf} caption={monthName(month)} />
          </>
        )}
      </Card>
    </Page>
  );
}
