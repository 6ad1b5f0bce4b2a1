import useMediaQuery from '@mui/material/useMediaQuery';
import { COLUMNS, type Column } from './columns.tsx';

/** Screens with room for the least widths of the columns, next to the sidebar and a scroll bar. */
const ROOM = { fewest: '(min-width: 1150px)', more: '(min-width: 1270px)', all: '(min-width: 1340px)' };

const MORE = COLUMNS.filter(({ goes }) => goes !== 'first');
const FEWEST = COLUMNS.filter(({ goes }) => goes === undefined);

/** The columns that the screen has room for; null where requests are stacked instead. */
export function useColumns(): readonly Column[] | null {
  const hasFewest = useMediaQuery(ROOM.fewest, { noSsr: true });
  const hasMore = useMediaQuery(ROOM.more, { noSsr: true });
  const hasAll = useMediaQuery(ROOM.all, { noSsr: true });
  if (hasAll) return COLUMNS;
  if (hasMore) return MORE;
  return hasFewest ? FEWEST : null;
}
