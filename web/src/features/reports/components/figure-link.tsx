import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { reportSearch, type Behind, type ReportChoice } from '../report-address.ts';

interface FigureLinkProps {
  count: number;
  /** What is made of those counted, such as an average; their count without it. */
  value?: string | undefined;
  /** What the figure is, for people who hear the link alone. */
  label: string;
  choice: ReportChoice;
  behind: Behind;
}

/** A figure that leads to the questions it is of; that of none leads nowhere. */
export function FigureLink({ count, value, label, choice, behind }: FigureLinkProps) {
  const text = value ?? count.toLocaleString('en-US');
  if (count === 0) return text;
  return (
    <Link
      component={RouterLink}
      to={{ search: reportSearch(choice, behind) }}
      aria-label={`${label}: ${text}`}
      underline="always"
      color="inherit"
    >
      {text}
    </Link>
  );
}
