import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { reportSearch, type Behind, type ReportChoice } from '../report-address.ts';

interface FigureLinkProps {
  count: number;
  /** What is counted, for people who hear the link alone. */
  label: string;
  choice: ReportChoice;
  behind: Behind;
}

/** A number that leads to the questions it counts; none leads nowhere. */
export function FigureLink({ count, label, choice, behind }: FigureLinkProps) {
  const text = count.toLocaleString('en-US');
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
