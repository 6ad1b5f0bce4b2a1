import type { MonthlyUsage } from '@trialdesk/contract/entities/usage';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { totalOf, type NameOf } from '../usage-rows.ts';

interface UsageTableProps {
  usage: readonly MonthlyUsage[];
  nameOf: NameOf;
  caption: string;
}

const USD = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const COLUMNS = ['Drafts', 'Calls', 'Input tokens', 'Output tokens', 'Cost'];

export function UsageTable({ usage, nameOf, caption }: UsageTableProps) {
  const total = totalOf(usage);
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`Cost in ${caption}`}>
        <Table aria-label={`Cost in ${caption}`} sx={{ minWidth: 640 }}>
          <TableHead>
            <TableRow>
              <TableCell>Study</TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right">
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {usage.map((each) => (
              <TableRow key={each.study_id}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {nameOf(each.study_id)}
                </TableCell>
                <Figures sums={each} />
              </TableRow>
            ))}
          </TableBody>
          <TableFooter
            sx={{ '& .MuiTableCell-root': { fontWeight: 600, color: 'text.primary', fontSize: '0.875rem' } }}
          >
            <TableRow>
              <TableCell component="th" scope="row">
                Total
              </TableCell>
              <Figures sums={total} />
            </TableRow>
          </TableFooter>
        </Table>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ p: { xs: 2, sm: 2.5 } }}>
        At list price, without discounts for cached input.
        {total.unpriced > 0 &&
          ` ${total.unpriced.toLocaleString('en-US')} calls of models without a known price are not included.`}
      </Typography>
    </>
  );
}

function Figures({ sums }: { sums: ReturnType<typeof totalOf> }) {
  const figures = [sums.drafts, sums.calls, sums.input_tokens, sums.output_tokens].map((figure) =>
    figure.toLocaleString('en-US'),
  );
  return [...figures, USD.format(sums.usd)].map((figure, at) => (
    <TableCell key={COLUMNS[at]} align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {figure}
    </TableCell>
  ));
}
