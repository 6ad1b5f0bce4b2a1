import type { Figures } from '@trialdesk/contract/replies/reports';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Measure } from '../measures.ts';
import { reportSearch, type Behind, type ReportChoice } from '../report-address.ts';

interface FigureLinkProps {
  measure: Measure;
  figures: Figures;
  choice: ReportChoice;
  /** Whose figures they are, if not of all questions. */
  of?: { name: string; group: Behind['group'] };
}

/** A figure that leads to the questions it is of; that of none leads nowhere. */
export function FigureLink({ measure: { label, figure, valueIn }, figures, choice, of }: FigureLinkProps) {
  const counted = figures.counts[figure];
  const text = valueIn ? (valueIn(figures) ?? '–') : counted.toLocaleString('en-US');
  if (counted === 0) return text;
  return (
    <Link
      component={RouterLink}
      to={{ search: reportSearch(choice, { figure, group: of?.group ?? null }) }}
      aria-label={`${of ? `${label}, ${of.name}` : label}: ${text}`}
      underline="always"
      color="inherit"
    >
      {text}
    </Link>
  );
}
