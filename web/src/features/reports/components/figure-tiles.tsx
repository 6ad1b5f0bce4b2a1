import type { Figures } from '@trialdesk/contract/replies/reports';
import { FIGURES, LIGHT_EDIT, type Figure } from '@trialdesk/contract/reports';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SCORES, TIMES, type Measure } from '../measures.ts';
import type { ReportChoice } from '../report-address.ts';
import { FigureLink } from './figure-link.tsx';

interface FigureTilesProps {
  figures: Figures;
  choice: ReportChoice;
}

/** All questions of the period. */
export function FigureTiles({ figures, choice }: FigureTilesProps) {
  const { counts } = figures;
  const line = (figure: Figure, of?: number) => (
    <Line key={figure} label={FIGURES[figure]} share={of ? counts[figure] / of : undefined}>
      <FigureLink count={counts[figure]} label={FIGURES[figure]} choice={choice} behind={{ figure, group: null }} />
    </Line>
  );
  const measure = ({ label, figure, valueIn }: Measure) => (
    <Line key={label} label={label}>
      <FigureLink
        count={counts[figure]}
        value={valueIn(figures) ?? '–'}
        behind={{ figure, group: null }}
        {...{ label, choice }}
      />
    </Line>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Tile title="Questions" note="Shares are of all asked.">
        {line('asked')}
        {line('follow_ups', counts.asked)}
        {line('answered', counts.asked)}
        {line('open')}
        {line('withdrawn')}
      </Tile>
      <Tile
        title="Time to answer"
        note="From question to answer, nights and weekends included. In time: by the promised time, as a share of those due."
      >
        {TIMES.map(measure)}
        {line('in_time', counts.in_time + counts.late)}
        {line('late')}
      </Tile>
      <Tile
        title="Drafts"
        note={`Shares are of answers sent; not found, of all asked. Heavily edited means more than ${LIGHT_EDIT * 100} % of the words.`}
      >
        {line('unchanged', counts.answered)}
        {line('lightly_edited', counts.answered)}
        {line('heavily_edited', counts.answered)}
        {line('undrafted', counts.answered)}
        {line('not_found', counts.asked)}
      </Tile>
      <Tile
        title="Ratings"
        note="The research team rates drafts; scores are averages, of 5. Shares are of those rated. Helpful or not is what sites say."
      >
        {line('rated')}
        {line('draft_answered', counts.rated)}
        {line('draft_missed', counts.rated)}
        {SCORES.map(measure)}
        {line('helpful')}
        {line('unhelpful')}
      </Tile>
    </Box>
  );
}

interface TileProps {
  title: string;
  /** What the figures are of. */
  note: string;
  children: ReactNode;
}

function Tile({ title, note, children }: TileProps) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {children}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {note}
      </Typography>
    </Card>
  );
}

interface LineProps {
  label: string;
  share?: number | undefined;
  children: ReactNode;
}

function Line({ label, share, children }: LineProps) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', fontSize: '0.875rem' }}>
      <Box component="dt" sx={{ flex: 1, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {children}
        {share !== undefined && (
          <Box component="span" sx={{ ml: 0.75, fontWeight: 400, color: 'text.secondary' }}>
            {Math.round(share * 100)} %
          </Box>
        )}
      </Box>
    </Box>
  );
}
