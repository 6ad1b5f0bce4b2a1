import Biotech from '@mui/icons-material/BiotechOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EmptyAction } from '../../../components/empty-action.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import type { StudyList } from '../api/use-study-list.ts';
import { StudyRows, type ChangeStudy } from './study-rows.tsx';

interface StudiesPanelProps {
  list: StudyList;
  search: string;
  onSearch: (search: string) => void;
  onMore: () => void;
  /** Null for those who may not. */
  onAdd: (() => void) | null;
  onChange: ChangeStudy | null;
}

export function StudiesPanel({ list, search, onSearch, onMore, onAdd, onChange }: StudiesPanelProps) {
  const { shown, total, hasMore, retry, hasNoFigures } = list;
  const isSearching = search.trim() !== '';
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SearchField placeholder="Search by name or number prefix" value={search} onChange={onSearch} />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isSearching &&
          total !== null &&
          `Found ${total} ${total === 1 ? 'study' : 'studies'} matching "${search.trim()}"`}
      </Typography>
      <Card component="section" aria-label="Studies">
        {shown === null && retry && <LoadFailed title="The studies could not be loaded." onRetry={retry} />}
        {shown === null && !retry && (
          <Skeleton variant="rectangular" height={320} role="status" aria-label="Searching studies" />
        )}
        {shown?.length === 0 && (
          <EmptyState icon={<Biotech />} title={isSearching ? 'No studies found' : 'There are no studies yet'}>
            {isSearching && <EmptyAction onClick={() => onSearch('')}>Clear search</EmptyAction>}
            {!isSearching && onAdd && <EmptyAction onClick={onAdd}>Add the first study</EmptyAction>}
          </EmptyState>
        )}
        {shown && shown.length > 0 && <StudyRows studies={shown} hasNoFigures={hasNoFigures} onChange={onChange} />}
        {hasMore && (
          <Box sx={{ display: 'grid', justifyItems: 'center', p: 1, borderTop: 1, borderColor: 'divider' }}>
            <Button onClick={onMore}>Show more of {total ?? 'all'} studies</Button>
          </Box>
        )}
      </Card>
    </Box>
  );
}
