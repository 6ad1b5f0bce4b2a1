import type { Report, ReportGroup } from '@trialdesk/contract/replies/reports';
import { GROUPING_CODES, GROUPINGS, type Grouping } from '@trialdesk/contract/reports';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { SECTION_CODES, SECTIONS, type SectionCode } from '../measures.ts';
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
  const { by, show } = choice;
  const shown = by === 'month' ? newestFirst(groups.month) : groups[by];
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
          <>
            <Box sx={{ px: 2, pt: 2, pb: 1, overflowX: 'auto' }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={show}
                aria-label="Figures"
                onChange={(_event, next: SectionCode | null) => next && onChoose({ ...choice, show: next })}
              >
                {SECTION_CODES.map((section) => (
                  <ToggleButton
                    key={section}
                    value={section}
                    sx={{ px: 1.25, py: 0.5, textTransform: 'none', whiteSpace: 'nowrap' }}
                  >
                    {SECTIONS[section].title}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </Box>
            <GroupsTable groups={shown} choice={choice} />
          </>
        )}
      </Box>
    </Card>
  );
}

/** Without those before the first question. */
function newestFirst(months: readonly ReportGroup[]): ReportGroup[] {
  const first = months.findIndex(({ figures }) => figures.counts.asked > 0);
  return months.slice(first).reverse();
}
