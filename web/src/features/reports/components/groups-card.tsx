import type { Report } from '@trialdesk/contract/replies/reports';
import { GROUPING_CODES, GROUPINGS, type Grouping } from '@trialdesk/contract/reports';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReportChoice } from '../report-address.ts';
import { GroupsTable } from './groups-table.tsx';

interface GroupsCardProps {
  groups: Report['groups'];
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
}

const EMPTY: Partial<Record<Grouping, string>> = {
  document: 'No sent answer of these months cites a document.',
  section: 'No sent answer of these months cites a document.',
  theme: 'Nothing was asked several times in these months.',
  draft: 'No draft of these months is finished.',
};

/** The same figures by month, site, category, cited document and section, and by what wrote the draft. */
export function GroupsCard({ groups, choice, onChoose }: GroupsCardProps) {
  const { by } = choice;
  const shown = groups[by];
  return (
    <Card component="section" aria-label="Figures by group">
      <Tabs
        value={by}
        onChange={(_event, next: Grouping) => onChoose({ ...choice, by: next })}
        aria-label="Group figures by"
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {GROUPING_CODES.map((order) => (
          <Tab
            key={order}
            value={order}
            label={GROUPINGS[order]}
            id={`report-tab-${order}`}
            aria-controls="report-groups"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="report-groups" aria-labelledby={`report-tab-${by}`}>
        {shown.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', p: 3 }}>{EMPTY[by]}</Typography>
        ) : (
          <GroupsTable grouping={by} groups={shown} choice={choice} />
        )}
      </Box>
    </Card>
  );
}
