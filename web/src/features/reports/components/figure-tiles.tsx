import type { Figures } from '@trialdesk/contract/replies/reports';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { SECTION_CODES, SECTIONS, type Measure, type SectionCode } from '../measures.ts';
import type { ReportChoice } from '../report-address.ts';
import { FigureLink } from './figure-link.tsx';

interface FigureTilesProps {
  figures: Figures;
  choice: ReportChoice;
}

/** All questions of the period. */
export function FigureTiles(props: FigureTilesProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {SECTION_CODES.map((section) => (
        <Tile key={section} section={section} {...props} />
      ))}
    </Box>
  );
}

function Tile({ section, ...props }: FigureTilesProps & { section: SectionCode }) {
  const { title, note, measures } = SECTIONS[section];
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {measures.map((measure) => (
          <Line key={measure.label} measure={measure} {...props} />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {note}
      </Typography>
    </Card>
  );
}

function Line({ measure, figures, choice }: FigureTilesProps & { measure: Measure }) {
  const { counts } = figures;
  const of = (measure.shareOf ?? []).reduce((sum, figure) => sum + counts[figure], 0);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', fontSize: '0.875rem' }}>
      <Box component="dt" sx={{ flex: 1, color: 'text.secondary' }}>
        {measure.label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <FigureLink {...{ measure, figures, choice }} />
        {of > 0 && (
          <Box component="span" sx={{ ml: 0.75, fontWeight: 400, color: 'text.secondary' }}>
            {Math.round((counts[measure.figure] / of) * 100)} %
          </Box>
        )}
      </Box>
    </Box>
  );
}
