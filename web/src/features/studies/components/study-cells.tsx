import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import { Link as RouterLink } from 'react-router-dom';
import { DateTime } from '../../../components/date-time.tsx';
import { documentsOfStudyPath, requestsOfStudyPath, studyPath } from '../../../config/paths.ts';
import type { ListedStudy } from '../api/use-study-list.ts';

interface CellProps {
  study: ListedStudy;
  hasNoFigures: boolean;
}

export function StudyLink({ study: { id, name } }: Pick<CellProps, 'study'>) {
  return (
    <Link component={RouterLink} to={studyPath(id)} color="inherit" underline="hover">
      {name}
    </Link>
  );
}

/** A number, or what is shown until it is known. */
export function Figure({ value, hasNoFigures }: { value: number | undefined; hasNoFigures: boolean }) {
  if (value !== undefined) return value.toLocaleString('en-US');
  return hasNoFigures ? '–' : <Skeleton width={28} sx={{ display: 'inline-block' }} />;
}

/** How many are in use, with the way to them. */
export function DocumentsLink({ study: { id, name, figures }, hasNoFigures }: CellProps) {
  const noun = figures?.active_documents === 1 ? 'document' : 'documents';
  return (
    <FigureLink
      value={figures?.active_documents}
      to={documentsOfStudyPath(id)}
      of={`${noun} of ${name}`}
      {...{ hasNoFigures }}
    />
  );
}

/** How many have been asked, with the way to them. */
export function RequestsLink({ study: { id, name, figures }, hasNoFigures }: CellProps) {
  const noun = figures?.requests === 1 ? 'request' : 'requests';
  return (
    <FigureLink
      value={figures?.requests}
      to={requestsOfStudyPath(id)}
      of={`${noun} about ${name}`}
      {...{ hasNoFigures }}
    />
  );
}

interface FigureLinkProps {
  value: number | undefined;
  hasNoFigures: boolean;
  to: string;
  /** What is counted, for people who hear the link alone. */
  of: string;
}

function FigureLink({ value, hasNoFigures, to, of }: FigureLinkProps) {
  if (value === undefined) return <Figure value={value} hasNoFigures={hasNoFigures} />;
  const text = value.toLocaleString('en-US');
  return (
    <Link component={RouterLink} to={to} aria-label={`${text} ${of}`}>
      {text}
    </Link>
  );
}

export function LastActivity({ study: { figures }, hasNoFigures }: CellProps) {
  if (!figures) return <Figure value={undefined} hasNoFigures={hasNoFigures} />;
  return figures.last_active_at === null ? '–' : <DateTime at={figures.last_active_at} />;
}

export function ChangeButton({ study, onChange }: { study: ListedStudy; onChange: (study: ListedStudy) => void }) {
  return (
    <Tooltip title="Change study">
      <IconButton aria-label={`Change ${study.name}`} onClick={() => onChange(study)}>
        <Edit fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
