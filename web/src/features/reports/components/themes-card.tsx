import type { Theme } from '@trialdesk/contract/replies/reports';
import { CLARIFY } from '@trialdesk/contract/reports';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReportChoice } from '../report-address.ts';
import { ThemeRow } from './theme-row.tsx';

interface ThemesCardProps {
  themes: readonly Theme[];
  choice: ReportChoice;
}

/** At first. */
const SHOWN = 5;

/** What keeps coming up, and what may need clarification because several sites have asked it lately. */
export function ThemesCard({ themes, choice }: ThemesCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card component="section" aria-label="What keeps coming up">
      <Box sx={{ px: 2.5, pt: 2.5 }}>
        <Typography component="h2" variant="h3">
          What keeps coming up
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          Similar questions, also by the section that answers them. Marked when {CLARIFY.sites} sites have asked within{' '}
          {CLARIFY.days} days.
        </Typography>
      </Box>
      {themes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', p: 2.5 }}>
          Nothing was asked several times in these months.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, pt: 1, listStyle: 'none' }}>
          {(showsAll ? themes : themes.slice(0, SHOWN)).map((theme) => (
            <ThemeRow key={theme.key} theme={theme} choice={choice} />
          ))}
        </Box>
      )}
      {!showsAll && themes.length > SHOWN && (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <Button size="small" onClick={() => setShowsAll(true)}>
            Show all {themes.length} themes
          </Button>
        </Box>
      )}
    </Card>
  );
}
