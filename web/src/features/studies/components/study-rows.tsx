import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ListedStudy } from '../api/use-study-list.ts';
import { ChangeButton, DocumentsLink, Figure, LastActivity, RequestsLink, StudyLink } from './study-cells.tsx';

export type ChangeStudy = (study: ListedStudy) => void;

interface StudyRowsProps {
  studies: readonly ListedStudy[];
  /** They could not be counted. */
  hasNoFigures: boolean;
  /** Null for those who may not. */
  onChange: ChangeStudy | null;
}

/** Studies as a table, or as cards on narrow screens. */
export function StudyRows(props: StudyRowsProps) {
  const isWide = useMediaQuery('(min-width: 900px)', { noSsr: true });
  return isWide ? <StudyTable {...props} /> : <StudyCards {...props} />;
}

function StudyTable({ studies, hasNoFigures, onChange }: StudyRowsProps) {
  return (
    <Table
      aria-label="Studies"
      sx={{
        '& tr:last-of-type :is(td, th)': { borderBottom: 0 },
        '& thead th': { borderBottom: 1, borderColor: 'divider' },
        '& :is(td, th)': { px: 2 },
        '& :is(td, th):first-of-type': { pl: 2.5 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>Study</TableCell>
          <TableCell>Number prefix</TableCell>
          <TableCell align="right">Documents</TableCell>
          <TableCell align="right">Requests</TableCell>
          <TableCell align="right">Assigned people</TableCell>
          <TableCell>Last activity</TableCell>
          {onChange && <TableCell>Actions</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {studies.map((study) => (
          <TableRow key={study.id} hover>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              <StudyLink study={study} />
            </TableCell>
            <TableCell>{study.number_prefix ?? '–'}</TableCell>
            <TableCell align="right">
              <DocumentsLink study={study} hasNoFigures={hasNoFigures} />
            </TableCell>
            <TableCell align="right">
              <RequestsLink study={study} hasNoFigures={hasNoFigures} />
            </TableCell>
            <TableCell align="right">
              <Figure value={study.figures?.assigned_people} hasNoFigures={hasNoFigures} />
            </TableCell>
            <TableCell>
              <LastActivity study={study} hasNoFigures={hasNoFigures} />
            </TableCell>
            {onChange && (
              <TableCell sx={{ width: 96 }}>
                <ChangeButton study={study} onChange={onChange} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function StudyCards({ studies, hasNoFigures, onChange }: StudyRowsProps) {
  return (
    <Box component="ul" aria-label="Studies" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {studies.map((study) => (
        <Box
          component="li"
          key={study.id}
          sx={{ display: 'grid', gap: 1, p: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
              <StudyLink study={study} />
            </Box>
            {onChange && <ChangeButton study={study} onChange={onChange} />}
          </Box>
          <Box component="dl" sx={CARD_FACTS}>
            <dt>Number prefix</dt>
            <dd>{study.number_prefix ?? '–'}</dd>
            <dt>Documents</dt>
            <dd>
              <DocumentsLink study={study} hasNoFigures={hasNoFigures} />
            </dd>
            <dt>Requests</dt>
            <dd>
              <RequestsLink study={study} hasNoFigures={hasNoFigures} />
            </dd>
            <dt>Assigned people</dt>
            <dd>
              <Figure value={study.figures?.assigned_people} hasNoFigures={hasNoFigures} />
            </dd>
            <dt>Last activity</dt>
            <dd>
              <LastActivity study={study} hasNoFigures={hasNoFigures} />
            </dd>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const CARD_FACTS = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.875rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
};
